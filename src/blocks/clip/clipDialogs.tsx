import { toClip } from '@/api/toCollections';
import type { Clip } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { changeCollection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import { passGate } from '../actions/gate';
import type { NewClip } from './ClipDialog';

const ClipDialog = lazyPart(() => import('./ClipDialog').then(module => ({ default: module.ClipDialog })));

const DIALOG_WIDTH_PX = 420;
const EMPTY: NewClip = { name: '', description: null, isPublic: false };

/**
 * Creates a clip in a dialog, which stays with what was typed if the server refuses it.
 * @returns undefined if cancelled
 */
export function createClip(session: Session): Promise<Clip | undefined> {
	return passGate(session, {
		async perform({ api }) {
			const clip = await inDialog(text.noteMenu.newClip, text.noteMenu.createClip, EMPTY, async wanted =>
				toClip(await api.call('clips/create', { ...wanted })),
			);
			if (clip) changeCollection(session, 'clips', clips => [...clips, clip]);
			return clip;
		},
	});
}

/**
 * Changes name, description and visibility of a clip in a dialog.
 * @param labels of the dialog and its button
 * @returns what the clip is now; undefined if cancelled
 */
export function editClip(
	session: Session,
	clip: Clip,
	labels: { readonly title: string; readonly button: string },
): Promise<NewClip | undefined> {
	return passGate(session, {
		perform: ({ api }) =>
			inDialog(labels.title, labels.button, partsOf(clip), async wanted => {
				await api.call('clips/update', { clipId: clip.id, ...wanted });
				return wanted;
			}),
	});
}

const partsOf = ({ name, description, isPublic }: Clip): NewClip => ({ name, description, isPublic });

function inDialog<R>(
	title: string,
	button: string,
	initial: NewClip,
	send: (clip: NewClip) => Promise<R>,
): Promise<R | undefined> {
	return overlays.open<R>({
		kind: 'dialog',
		label: title,
		width: DIALOG_WIDTH_PX,
		render: handle => (
			<ClipDialog
				title={title}
				button={button}
				initial={initial}
				send={async clip => handle.close(await send(clip))}
				onClose={() => handle.close()}
			/>
		),
	}).closed;
}
