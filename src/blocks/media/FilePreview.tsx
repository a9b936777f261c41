import { type ReactNode, useState } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { FileLink } from './FileLink';
import styles from './FilePreview.module.css';
import { MediaAudio } from './MediaAudio';
import { MediaVideo } from './MediaVideo';
import { SensitiveCover } from './SensitiveCover';

/** The content of a file; sensitive files are covered at first. */
export function FilePreview({ file }: { file: DriveFile }): ReactNode {
	const [isCovered, setCovered] = useState(file.isSensitive);
	const kind = mediaKind(file);
	const hasBox = isCovered || kind === 'video';
	return (
		<div className={styles.preview} data-box={hasBox || undefined}>
			{isCovered ? (
				<SensitiveCover file={file} onShow={() => setCovered(false)} />
			) : kind === 'image' ? (
				<img
					src={file.url}
					alt={file.comment ?? file.name}
					width={file.width ?? undefined}
					height={file.height ?? undefined}
					decoding="async"
				/>
			) : kind === 'video' ? (
				<MediaVideo file={file}>{() => null}</MediaVideo>
			) : kind === 'audio' ? (
				<MediaAudio noteId={file.id} file={{ ...file, isSensitive: false }} />
			) : (
				<FileLink file={file} />
			)}
		</div>
	);
}
