import { type ReactNode, useState } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { LatePart } from '@/ui/late/LatePart';
import { loadable } from '@/ui/late/loadable';
import { Spinner } from '@/ui/state/Spinner';
import { Blurhash } from './Blurhash';
import styles from './MediaGrid.module.css';

const loadPlayer = () => import('./player/VideoPlayer');

interface MediaVideoProps {
	file: DriveFile;
	/** Content on top of it; gets the function that stops playback while it plays. */
	children: (stop: (() => void) | undefined) => ReactNode;
}

/** A video: its poster until the user presses play. Neither the video nor the player is loaded before. */
export function MediaVideo({ file, children }: MediaVideoProps) {
	const [isOpen, setOpen] = useState(false);
	if (isOpen) {
		const VideoPlayer = loadable(loadPlayer);
		return (
			<div className={styles.cell}>
				<LatePart fallback={<Poster file={file} isLoading />}>
					<VideoPlayer file={file} />
				</LatePart>
				{children(() => setOpen(false))}
			</div>
		);
	}
	return (
		<div className={styles.cell}>
			<button
				type="button"
				className={styles.poster}
				data-content=""
				aria-label={fill(text.media.playVideo, { name: file.comment ?? file.name })}
				onClick={() => setOpen(true)}
			>
				<Poster file={file} />
			</button>
			{children(undefined)}
		</div>
	);
}

function Poster({ file, isLoading = false }: { file: DriveFile; isLoading?: boolean }) {
	return (
		<>
			{file.blurhash && <Blurhash className={styles.blurhash} hash={file.blurhash} />}
			{file.thumbnailUrl && (
				<img className={styles.picture} src={file.thumbnailUrl} alt="" loading="lazy" decoding="async" />
			)}
			<span className={styles.play}>{isLoading ? <Spinner size={26} /> : <Icon name="playFilled" size={26} />}</span>
		</>
	);
}
