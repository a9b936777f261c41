import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { FileLink } from './FileLink';
import styles from './MediaGrid.module.css';
import { SensitiveCover } from './SensitiveCover';
import { useCover } from './useCover';

export interface LineProps {
	noteId: string;
	file: DriveFile;
	/** Makes its buttons; `hide` is null if it can't be covered again. */
	tools: (hide: (() => void) | null) => ReactNode;
}

/** A download link for a file that can't be shown inline, or its cover. */
export function MediaFile({ noteId, file, tools }: LineProps): ReactNode {
	const cover = useCover(noteId, file);
	if (cover.isThere) {
		return (
			<div className={styles.coveredLine}>
				<SensitiveCover file={file} onShow={cover.reveal} />
			</div>
		);
	}
	return (
		<div className={styles.fileLine}>
			<FileLink file={file} />
			{tools(cover.hide)}
		</div>
	);
}
