import type { ReactNode, SyntheticEvent } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Blurhash } from './Blurhash';
import styles from './MediaGrid.module.css';
import { proxied } from './proxied';

interface MediaImageProps {
	file: DriveFile;
	/** Counted from 1. */
	number: number;
	total: number;
	/** Content on top of the picture. */
	children: ReactNode;
}

/** One picture of a grid: its blurhash, then its thumbnail. Opens the gallery (the grid handles the click). */
export function MediaImage({ file, number, total, children }: MediaImageProps) {
	const session = useSession();
	const alt = file.comment || fill(text.media.picture, { number, total });
	return (
		<div className={styles.cell}>
			<a
				className={styles.open}
				href={file.url}
				target="_blank"
				rel="nofollow noopener noreferrer"
				data-media={file.id}
				title={file.comment ?? undefined}
			>
				{file.blurhash && <Blurhash className={styles.blurhash} hash={file.blurhash} />}
				<img
					className={styles.picture}
					src={file.thumbnailUrl ?? proxied(session, file.url, 'preview')}
					alt={alt}
					loading="lazy"
					decoding="async"
					draggable={false}
					onLoad={dropPlaceholder}
					onError={tryOriginal}
					data-original={proxied(session, file.url, 'preview')}
				/>
			</a>
			{children}
		</div>
	);
}

/** Removes the placeholder, as the picture covers it. */
function dropPlaceholder({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
	if (image.previousElementSibling instanceof HTMLElement) image.previousElementSibling.hidden = true;
}

/** Loads the file itself if the thumbnail is missing. */
function tryOriginal({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
	const { original } = image.dataset;
	if (original && image.src !== original) image.src = original;
	delete image.dataset.original;
}
