import { toDriveFile } from '@/api/toDriveFile';
import { describeFile, renameFile, toggleSensitive } from '@/blocks/driveFile/changeFile';
import { openFileDetails } from '@/blocks/media/openFileDetails';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { canBePrepared } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import type { WireFile } from '@/wire/entities';
import { cropAttached } from './cropAttached';

interface AttachedMenuRequest {
	readonly session: Session;
	readonly file: DriveFile;
	readonly anchor: HTMLElement;
	/** Called with the file that replaces it. */
	readonly onReplace: (file: DriveFile) => void;
	/** Missing for the first, or the last. */
	readonly onEarlier?: (() => void) | undefined;
	readonly onLater?: (() => void) | undefined;
	readonly onDetach: () => void;
}

/** Opens the menu of an attached drive file. */
export function openAttachedMenu(request: AttachedMenuRequest): void {
	const { session, file, anchor, onReplace, onEarlier, onLater, onDetach } = request;
	const show = async (change: Promise<WireFile | undefined>) => {
		const wire = await change;
		const changed = wire && toDriveFile(wire);
		if (changed) onReplace(changed);
	};
	const items: MenuItem[] = [
		{ text: text.drive.rename, icon: 'edit', onSelect: () => void show(renameFile(session, file)) },
		{ text: text.drive.caption, icon: 'note', onSelect: () => void show(describeFile(session, file)) },
		{
			text: file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive,
			icon: file.isSensitive ? 'eye' : 'eyeOff',
			onSelect: () => void show(toggleSensitive(session, file)),
		},
	];
	if (canBePrepared(file)) {
		items.push({
			text: text.postForm.crop,
			icon: 'crop',
			async onSelect() {
				const cropped = await cropAttached(session, file);
				if (cropped) onReplace(cropped);
			},
		});
	}
	items.push({ text: text.media.details, icon: 'info', onSelect: () => openFileDetails(file) }, { type: 'divider' });
	if (onEarlier) {
		items.push({ text: text.postForm.earlier, icon: 'arrowLeft', shortcut: 'Alt ←', onSelect: onEarlier });
	}
	if (onLater) items.push({ text: text.postForm.later, icon: 'arrowRight', shortcut: 'Alt →', onSelect: onLater });
	items.push({ text: text.postForm.detach, icon: 'close', onSelect: onDetach });
	openMenu({ anchor, items, label: t('media.menu', { name: file.name }) });
}
