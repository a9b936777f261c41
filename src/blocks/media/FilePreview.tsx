import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import styles from './FilePreview.module.css';
import { MediaAudio } from './MediaAudio';
import { MediaFile } from './MediaFile';
import { MediaVideo } from './MediaVideo';
import { SensitiveCover } from './SensitiveCover';
import { useCover } from './useCover';

/** The content of a file; covered at first like in notes (rules/media#sensitive-files). */
export function FilePreview({ file }: { file: DriveFile }): ReactNode {
	const kind = mediaKind(file);
	if (kind === 'image' || kind === 'video') return <PicturePreview file={file} isVideo={kind === 'video'} />;
	const Line = kind === 'audio' ? MediaAudio : MediaFile;
	return (
		<div className={styles.preview} data-line="">
			<Line noteId={file.id} file={file} tools={hide => hide && <HideButton onClick={hide} />} />
		</div>
	);
}

/** Its page has what else can be done with the file. */
const HideButton = ({ className, onClick }: { className?: string | undefined; onClick: () => void }) => (
	<IconButton className={className} icon="eyeOff" size="small" label={text.media.hide} onClick={onClick} />
);

function PicturePreview({ file, isVideo }: { file: DriveFile; isVideo: boolean }): ReactNode {
	const cover = useCover(file.id, file);
	if (cover.isThere) {
		return (
			<div className={styles.preview} data-box="">
				<SensitiveCover file={file} onShow={cover.reveal} />
			</div>
		);
	}
	return (
		<div className={styles.preview} data-box={isVideo || undefined}>
			{isVideo ? (
				<MediaVideo file={file}>{() => null}</MediaVideo>
			) : (
				<img
					src={file.url}
					alt={file.comment ?? file.name}
					width={file.width ?? undefined}
					height={file.height ?? undefined}
					decoding="async"
				/>
			)}
			{cover.hide && <HideButton className={styles.hide} onClick={cover.hide} />}
		</div>
	);
}
