import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { FileLink } from './FileLink';
import { FileTools } from './FileTools';
import styles from './MediaGrid.module.css';
import { SensitiveCover } from './SensitiveCover';
import { useCover } from './useCover';

/** A download link for a file that can't be shown inline, or its cover. */
export function MediaFile({ noteId, file }: { noteId: string; file: DriveFile }): ReactNode {
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
			<FileTools noteId={noteId} file={file} onHide={cover.hide} />
		</div>
	);
}
