import { type ReactNode, useState } from 'react';
import { FileLink } from '@/blocks/media/FileLink';
import { MediaAudio } from '@/blocks/media/MediaAudio';
import { MediaVideo } from '@/blocks/media/MediaVideo';
import { SensitiveCover } from '@/blocks/media/SensitiveCover';
import type { DriveFile } from '@/domain/DriveFile';
import { mediaKind } from '@/domain/mediaKinds';
import styles from './moderation.module.css';

/** What a file shows; what is marked as sensitive only when asked for. */
export function FilePreview({ file }: { file: DriveFile }): ReactNode {
	const [isCovered, setCovered] = useState(file.isSensitive);
	const kind = mediaKind(file);
	if (isCovered) {
		return (
			<div className={styles.preview} data-box="">
				<SensitiveCover file={file} onShow={() => setCovered(false)} />
			</div>
		);
	}
	if (kind === 'image') {
		return (
			<div className={styles.preview}>
				<img
					src={file.url}
					alt={file.comment ?? file.name}
					width={file.width ?? undefined}
					height={file.height ?? undefined}
					decoding="async"
				/>
			</div>
		);
	}
	if (kind === 'video') {
		return (
			<div className={styles.preview} data-box="">
				<MediaVideo file={file}>{null}</MediaVideo>
			</div>
		);
	}
	return (
		<div className={styles.preview}>
			{kind === 'audio' ? (
				<MediaAudio noteId={file.id} file={{ ...file, isSensitive: false }} />
			) : (
				<FileLink file={file} />
			)}
		</div>
	);
}
