import { canBePrepared, type UploadChoices, type UploadItem } from '@/domain/drive/UploadItem';
import { readPresets } from '@/domain/image/watermarkPresets';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { watermarkPresets } from '@/stores/uploads/uploadSettings';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';
import type { ActionDefinition, ActionGroup } from '../actions/ActionDefinition';
import { showError } from '../actions/showError';
import { askCaption, askName } from '../driveFile/askAboutFile';
import { showDriveRefusal } from '../driveFile/driveRefusal';

/** A file before it goes up: what the actions on it are given. */
export interface ShownUpload {
	readonly session: Session;
	readonly queue: UploadQueue;
	readonly item: UploadItem;
}

const LEVELS = [0, 1, 2, 3] as const;
/** Pixels a side (rules/images#levels). */
const LEVEL_PIXELS = { 1: 2000, 2: 1500, 3: 1125 } as const;

const isSending = ({ item }: ShownUpload): boolean => item.state === 'uploading';
const isReady = (shown: ShownUpload): boolean => !isSending(shown);
const isRunning = ({ item }: ShownUpload): boolean => item.state === 'uploading' || item.state === 'preparing';
const isAgain = ({ item }: ShownUpload): boolean => item.state === 'failed' || item.state === 'aborted';
const placeOf = ({ queue, item }: ShownUpload): number => queue.items.findIndex(({ id }) => id === item.id);

/** Of a picture that can be drawn on, as long as it is here. */
const ofPicture = (action: ActionDefinition<ShownUpload>): ActionDefinition<ShownUpload> => ({
	...action,
	isOffered: shown => canBePrepared(shown.item.file) && !isSending(shown),
});

/** All that can be done with a file before it goes up, in the order of its menu. */
export const UPLOAD_ACTIONS: readonly ActionGroup<ShownUpload>[] = [
	[
		{
			id: 'rename',
			icon: 'edit',
			name: () => text.drive.rename,
			asks: true,
			isReady,
			run: shown => void rename(shown),
		},
		{
			id: 'caption',
			icon: 'message',
			name: () => text.drive.caption,
			asks: true,
			isReady,
			run: shown => void describe(shown),
		},
		{
			id: 'markSensitive',
			icon: 'eyeOff',
			name: () => text.uploads.markSensitive,
			isReady,
			isActive: ({ item }) => item.isSensitive,
			run: ({ queue, item }) => change(queue, item.id, { isSensitive: !item.isSensitive }),
		},
	],
	[
		ofPicture({ id: 'watermark', icon: 'stamp', name: () => text.uploads.watermark, items: watermarkItems }),
		ofPicture({ id: 'effects', icon: 'effects', name: () => text.uploads.effects, asks: true, run: editEffects }),
		ofPicture({ id: 'compression', icon: 'resize', name: () => text.uploads.compression, items: levelItems }),
		ofPicture({ id: 'crop', icon: 'crop', name: () => text.uploads.crop, asks: true, run: shown => void crop(shown) }),
	],
	[
		{
			id: 'earlier',
			icon: 'chevronLeft',
			name: () => text.uploads.earlier,
			isOffered: shown => placeOf(shown) > 0,
			run: ({ queue, item }) => queue.move(item.id, -1),
		},
		{
			id: 'later',
			icon: 'chevronRight',
			name: () => text.uploads.later,
			isOffered: shown => placeOf(shown) < shown.queue.items.length - 1,
			run: ({ queue, item }) => queue.move(item.id, 1),
		},
		{
			id: 'stop',
			icon: 'close',
			name: () => text.uploads.stop,
			isOffered: isRunning,
			run: ({ queue, item }) => queue.abort(item.id),
		},
		{
			id: 'start',
			icon: shown => (isAgain(shown) ? 'refresh' : 'upload'),
			label: shown => (isAgain(shown) ? text.uploads.retry : text.uploads.start),
			isOffered: shown => !isRunning(shown),
			run: ({ queue, item }) => void queue.upload(item.id),
		},
		{
			id: 'remove',
			icon: 'trash',
			name: () => text.uploads.remove,
			isDangerous: true,
			run: ({ queue, item }) => queue.remove(item.id),
		},
	],
];

function levelItems({ queue, item }: ShownUpload): readonly MenuItem[] {
	return LEVELS.map(level => ({
		type: 'radio',
		text: text.uploads[`level${level}`],
		caption: level === 0 ? text.uploads.level0About : t('uploads.levelAbout', { pixels: String(LEVEL_PIXELS[level]) }),
		checked: level === item.compressionLevel,
		onSelect: () => change(queue, item.id, { compressionLevel: level }),
	}));
}

function watermarkItems({ queue, item }: ShownUpload): readonly MenuItem[] {
	const choose = (watermarkPresetId: string | null) => () => change(queue, item.id, { watermarkPresetId });
	return [
		{
			type: 'radio',
			text: text.uploads.noWatermark,
			checked: item.watermarkPresetId === null,
			onSelect: choose(null),
		},
		...readPresets(preferences.get(watermarkPresets, queue.session)).map(
			({ id, name }): MenuItem => ({
				type: 'radio',
				text: name || text.uploads.unnamedWatermark,
				checked: id === item.watermarkPresetId,
				onSelect: choose(id),
			}),
		),
		{ type: 'divider' },
		{
			text: text.uploads.manageWatermarks,
			asks: true,
			icon: 'settings',
			onSelect: () => intents.send({ kind: 'manageWatermarks', session: queue.session, image: item.file }),
		},
	];
}

function editEffects({ queue, item: { id, file, effects } }: ShownUpload): void {
	intents.send({
		kind: 'editImageLayers',
		session: queue.session,
		image: file,
		purpose: 'effects',
		layers: effects,
		done: layers => change(queue, id, { effects: layers }),
	});
}

async function rename({ queue, item: { id, name: initial } }: ShownUpload): Promise<void> {
	const name = await askName(initial);
	if (name !== undefined) change(queue, id, { name });
}

async function describe({ queue, item: { id, caption: initial } }: ShownUpload): Promise<void> {
	const caption = await askCaption(initial);
	if (caption !== undefined) change(queue, id, { caption });
}

async function crop({ queue, item: { id, file, name } }: ShownUpload): Promise<void> {
	try {
		const { openCropDialog } = await import('../crop/openCropDialog');
		const cropped = await openCropDialog({ image: file, name, session: queue.session });
		if (cropped && !queue.replace(id, cropped)) tellTooLate();
	} catch (error) {
		await showError(error);
	}
}

/** Queues whose refused changes are reported. */
const heard = new WeakSet<UploadQueue>();

/**
 * Changes a file that may have been uploaded while its dialog was open, and reports it if that fails
 * (rules/uploads#late-changes). The form that showed the file may be closed by then.
 */
function change(queue: UploadQueue, id: string, choices: Partial<UploadChoices>): void {
	if (!heard.has(queue)) {
		heard.add(queue);
		queue.events.on('tooLate', tellTooLate);
		queue.events.on('changeFailed', ({ error }) => void showDriveRefusal(error).catch(showError));
	}
	queue.change(id, choices);
}

const tellTooLate = (): void => void toast(text.uploads.tooLate, { icon: 'warning' });
