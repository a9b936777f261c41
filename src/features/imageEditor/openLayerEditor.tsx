import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import type { EditedLayers } from './LayerEditor';
import { openLayers } from './storedLayers';

const LayerEditor = lazyPart(() => import('./LayerEditor').then(module => ({ default: module.LayerEditor })));

const WIDTH_PX = 1040;

interface EditorRequest {
	readonly session: Session;
	/** The picture for the preview; null for a sample. */
	readonly image: Blob | null;
	readonly purpose: 'effects' | 'watermark';
	/** As stored. */
	readonly layers: readonly unknown[];
	/** Their name, if they have one. */
	readonly name?: string;
	readonly title: string;
}

/** What is to be stored. */
export interface StoredEdit {
	readonly layers: readonly unknown[];
	/** Empty if no name was asked for. */
	readonly name: string;
}

/**
 * Lets the user edit layers.
 * @returns undefined if they were discarded
 */
export async function openLayerEditor(request: EditorRequest): Promise<StoredEdit | undefined> {
	const opened = openLayers(request.layers);
	const initial: EditedLayers = { layers: opened.layers, name: request.name ?? '' };
	let isChanged = false;
	const edited = await overlays.open<EditedLayers>({
		kind: 'page',
		label: request.title,
		width: WIDTH_PX,
		beforeClose: () => !isChanged || mayDiscard(),
		render: handle => (
			<LayerEditor
				session={request.session}
				image={request.image}
				purpose={request.purpose}
				initial={initial}
				isNamed={request.name !== undefined}
				title={request.title}
				onDone={result => handle.close(result)}
				onClose={() => void handle.requestClose('button')}
				onChanged={next => {
					isChanged = next;
				}}
			/>
		),
	}).closed;
	return edited && { layers: opened.store(edited.layers), name: edited.name };
}

const mayDiscard = (): Promise<boolean> =>
	confirm({
		title: text.imageEditor.discardTitle,
		text: text.imageEditor.discardText,
		okText: text.imageEditor.discard,
		danger: true,
	});
