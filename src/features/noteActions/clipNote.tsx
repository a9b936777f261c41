import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { toClip } from '@/api/toCollections';
import { passGate } from '@/blocks/actions/gate';
import { submenuItems } from '@/blocks/actions/submenuItems';
import type { Clip } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeCollection, changeInCollection, collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';
import { lazyPart } from '@/ui/late/lazyPart';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { overlays } from '@/ui/overlay/overlays';
import { toast } from '@/ui/toast/toasts';
import type { NewClip } from './ClipDialog';
import { clipsWithNote } from './clipsWithNote';

const ClipDialog = lazyPart(() => import('./ClipDialog').then(module => ({ default: module.ClipDialog })));

const DIALOG_WIDTH_PX = 420;

/** The user's clips, each with its number of notes, and an item for a new one (rules/notes#clips). */
export function clipMenu(session: Session, noteId: string): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const clips = await collection(session, 'clips');
		const holding = await clipsWithNote(session, clips, noteId);
		const limit = session.policies?.noteEachClipsLimit ?? 0;
		const items = clips.map(
			(clip): MenuItem => ({
				text: clip.name,
				caption: limit > 0 ? `${clip.notesCount}/${limit}` : String(clip.notesCount),
				icon: clip.isPublic ? 'clip' : 'lock',
				active: holding.has(clip.id),
				onSelect: () => void addToClip(session, noteId, clip, holding.has(clip.id)),
			}),
		);
		return [
			...items,
			...(items.length > 0 ? [{ type: 'divider' } as const] : []),
			{ text: text.noteMenu.newClip, icon: 'plus', onSelect: () => void clipAnew(session, noteId) },
		];
	});
}

/**
 * Adds a note to a clip; if it already contains the note, asks whether to remove it (rules/notes#clips).
 * @param isThere if known in advance; otherwise the server's refusal says so
 */
async function addToClip(session: Session, noteId: string, clip: Clip, isThere = false): Promise<void> {
	const { id: clipId, name } = clip;
	await passGate(session, {
		async perform({ api }) {
			if (isThere) return takeOut();
			try {
				await api.call('clips/add-note', { clipId, noteId });
			} catch (error) {
				if (!(error instanceof ApiError) || error.id !== ERROR_IDS.alreadyClipped) throw error;
				return takeOut();
			}
			count(1);
			toast(t('noteMenu.clipped', { name }), { icon: 'clip', tone: 'success' });
		},
	});

	async function takeOut(): Promise<void> {
		const isSure = await confirm({
			title: text.noteMenu.unclipTitle,
			text: t('noteMenu.unclipText', { name }),
			okText: text.noteMenu.unclip,
		});
		if (!isSure) return;
		await session.api.call('clips/remove-note', { clipId, noteId });
		count(-1);
		toast(t('noteMenu.unclipped', { name }), { icon: 'clip' });
	}

	function count(by: number): void {
		changeInCollection(session, 'clips', clipId, each => ({ ...each, notesCount: Math.max(0, each.notesCount + by) }));
	}
}

/** Creates a clip in a dialog, with the note as its first. */
async function clipAnew(session: Session, noteId: string): Promise<void> {
	const made = await passGate(session, {
		async perform({ api }) {
			const wanted = await askForClip();
			if (!wanted) return undefined;
			const clip = toClip(await api.call('clips/create', { ...wanted }));
			changeCollection(session, 'clips', clips => [...clips, clip]);
			return clip;
		},
	});
	if (made) await addToClip(session, noteId, made);
}

function askForClip(): Promise<NewClip | undefined> {
	return overlays.open<NewClip>({
		kind: 'dialog',
		label: text.noteMenu.newClip,
		width: DIALOG_WIDTH_PX,
		render: handle => <ClipDialog onDone={clip => handle.close(clip)} onClose={() => handle.close()} />,
	}).closed;
}
