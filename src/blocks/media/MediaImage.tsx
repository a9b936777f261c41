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
	/** What lies over it. */
	children: ReactNode;
}

/** One picture of a grid: its blurhash first, then its thumbnail over it; opens the gallery (the grid listens). */
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

/** What is covered need not be painted. */
function dropPlaceholder({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
	if (image.previousElementSibling instanceof HTMLElement) image.previousElementSibling.hidden = true;
}

/** A thumbnail may be gone while its file is there. */
function tryOriginal({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
	const { original } = image.dataset;
	if (original && image.src !== original) image.src = original;
	delete image.dataset.original;
}
