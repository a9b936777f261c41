import { canBePrepared, type UploadItem } from '@/domain/drive/UploadItem';
import { readPresets } from '@/domain/image/watermarkPresets';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { preferences } from '@/stores/preferences/Preferences';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { watermarkPresets } from '@/stores/uploads/uploadSettings';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { showError } from '../actions/showError';
import { askCaption, askName } from '../driveFile/askAboutFile';

const LEVELS = [0, 1, 2, 3] as const;
/** Longest side in pixels (rules/images#levels). */
const LEVEL_PIXELS = { 1: 2000, 2: 1500, 3: 1125 } as const;

/** Opens the menu of a file that isn't uploaded yet. */
export function openUploadMenu(queue: UploadQueue, item: UploadItem, anchor: HTMLElement): void {
	const { id } = item;
	const index = queue.items.findIndex(each => each.id === id);
	const isSending = item.state === 'uploading';
	openMenu({
		anchor,
		label: t('uploads.menu', { name: item.name }),
		items: [
			{ text: text.drive.rename, icon: 'edit', disabled: isSending, onSelect: () => void rename(queue, item) },
			{ text: text.drive.caption, icon: 'message', disabled: isSending, onSelect: () => void describe(queue, item) },
			{
				text: text.uploads.markSensitive,
				icon: 'eyeOff',
				active: item.isSensitive,
				disabled: isSending,
				onSelect: () => queue.change(id, { isSensitive: !item.isSensitive }),
			},
			...(canBePrepared(item.file) && !isSending ? pictureItems(queue, item) : []),
			{ type: 'divider' },
			...(index > 0
				? [{ text: text.uploads.earlier, icon: 'chevronLeft', onSelect: () => queue.move(id, -1) } as const]
				: []),
			...(index < queue.items.length - 1
				? [{ text: text.uploads.later, icon: 'chevronRight', onSelect: () => queue.move(id, 1) } as const]
				: []),
			startItem(queue, item),
			{ text: text.uploads.remove, icon: 'trash', danger: true, onSelect: () => queue.remove(id) },
		],
	});
}

function startItem(queue: UploadQueue, { id, state }: UploadItem): MenuItem {
	if (state === 'uploading' || state === 'preparing')
		return { text: text.uploads.stop, icon: 'close', onSelect: () => queue.abort(id) };
	const isAgain = state === 'failed' || state === 'aborted';
	return {
		text: isAgain ? text.uploads.retry : text.uploads.start,
		icon: isAgain ? 'refresh' : 'upload',
		onSelect: () => void queue.upload(id),
	};
}

function pictureItems(queue: UploadQueue, item: UploadItem): MenuItem[] {
	const { id } = item;
	return [
		{ type: 'divider' },
		{ type: 'submenu', text: text.uploads.watermark, icon: 'stamp', items: watermarkItems(queue, item) },
		{ text: text.uploads.effects, icon: 'effects', onSelect: () => editEffects(queue, item) },
		{
			type: 'submenu',
			text: text.uploads.compression,
			icon: 'resize',
			items: LEVELS.map(level => ({
				type: 'radio',
				text: text.uploads[`level${level}`],
				caption:
					level === 0 ? text.uploads.level0About : t('uploads.levelAbout', { pixels: String(LEVEL_PIXELS[level]) }),
				checked: level === item.compressionLevel,
				onSelect: () => queue.change(id, { compressionLevel: level }),
			})),
		},
		{ text: text.uploads.crop, icon: 'crop', onSelect: () => void crop(queue, item) },
	];
}

function watermarkItems(queue: UploadQueue, item: UploadItem): MenuItem[] {
	const choose = (watermarkPresetId: string | null) => () => queue.change(item.id, { watermarkPresetId });
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
			icon: 'settings',
			onSelect: () => intents.send({ kind: 'manageWatermarks', session: queue.session, image: item.file }),
		},
	];
}

function editEffects(queue: UploadQueue, { id, file, effects }: UploadItem): void {
	intents.send({
		kind: 'editImageLayers',
		session: queue.session,
		image: file,
		purpose: 'effects',
		layers: effects,
		done: layers => queue.change(id, { effects: layers }),
	});
}

async function rename(queue: UploadQueue, { id, name: initial }: UploadItem): Promise<void> {
	const name = await askName(initial);
	if (name !== undefined) queue.change(id, { name });
}

async function describe(queue: UploadQueue, { id, caption: initial }: UploadItem): Promise<void> {
	const caption = await askCaption(initial);
	if (caption !== undefined) queue.change(id, { caption });
}

async function crop(queue: UploadQueue, { id, file, name }: UploadItem): Promise<void> {
	try {
		const { openCropDialog } = await import('../crop/openCropDialog');
		const cropped = await openCropDialog({ image: file, name, session: queue.session });
		if (cropped) queue.replace(id, cropped);
	} catch (error) {
		await showError(error);
	}
}
