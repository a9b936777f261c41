import { toDriveFile } from '@/api/toDriveFile';
import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { describeFile, renameFile, toggleSensitive } from '@/blocks/driveFile/changeFile';
import { openFileDetails } from '@/blocks/media/openFileDetails';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { canBePrepared } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { WireFile } from '@/wire/entities';
import { cropAttached } from './cropAttached';

/** A file that goes along with a note: what the actions on it are given. */
export interface ShownAttachment {
	readonly session: Session;
	readonly file: DriveFile;
	/** Puts what became of it in its place. */
	readonly onReplace: (file: DriveFile) => void;
	/** Undefined where it is the first, or the last. */
	readonly onEarlier: (() => void) | undefined;
	readonly onLater: (() => void) | undefined;
	readonly onDetach: () => void;
}

/** All that can be done with a file that goes along with a note, in the order of its menu. */
export const ATTACHED_ACTIONS: readonly ActionGroup<ShownAttachment>[] = [
	[
		{
			id: 'rename',
			icon: 'edit',
			name: () => text.drive.rename,
			asks: true,
			run: shown => void replace(shown, renameFile(shown.session, shown.file)),
		},
		{
			id: 'caption',
			icon: 'note',
			name: () => text.drive.caption,
			asks: true,
			run: shown => void replace(shown, describeFile(shown.session, shown.file)),
		},
		{
			id: 'markSensitive',
			icon: ({ file }) => (file.isSensitive ? 'eye' : 'eyeOff'),
			label: ({ file }) => (file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive),
			run: shown => void replace(shown, toggleSensitive(shown.session, shown.file)),
		},
		{
			id: 'crop',
			icon: 'crop',
			name: () => text.postForm.crop,
			asks: true,
			isOffered: ({ file }) => canBePrepared(file),
			run: shown => void crop(shown),
		},
		{ id: 'details', icon: 'info', name: () => text.media.details, run: ({ file }) => openFileDetails(file) },
	],
	[
		{
			id: 'earlier',
			icon: 'arrowLeft',
			name: () => text.postForm.earlier,
			shortcut: 'Alt ←',
			isOffered: ({ onEarlier }) => onEarlier !== undefined,
			run: ({ onEarlier }) => onEarlier?.(),
		},
		{
			id: 'later',
			icon: 'arrowRight',
			name: () => text.postForm.later,
			shortcut: 'Alt →',
			isOffered: ({ onLater }) => onLater !== undefined,
			run: ({ onLater }) => onLater?.(),
		},
		{ id: 'detach', icon: 'close', name: () => text.postForm.detach, run: ({ onDetach }) => onDetach() },
	],
];

async function replace({ onReplace }: ShownAttachment, change: Promise<WireFile | undefined>): Promise<void> {
	const wire = await change;
	const changed = wire && toDriveFile(wire);
	if (changed) onReplace(changed);
}

async function crop({ session, file, onReplace }: ShownAttachment): Promise<void> {
	const cropped = await cropAttached(session, file);
	if (cropped) onReplace(cropped);
}
