import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import type { DriveState } from './DriveListing';

/** Whether the folder was deleted, before it was opened or while it is shown. */
export const isFolderGone = ({ isGone, error }: DriveState): boolean =>
	isGone || (error instanceof ApiError && error.code === 'NO_SUCH_FOLDER');

/** Shown instead of a folder that is gone, with the way to the top of the drive. */
export function FolderGone({ onDrive }: { onDrive: () => void }): ReactNode {
	return (
		<EmptyState
			icon="folder"
			title={text.drive.folderGone}
			action={<Button onClick={onDrive}>{text.drive.toDrive}</Button>}
		>
			{text.drive.goneText}
		</EmptyState>
	);
}
