import type { DriveFile } from '@/domain/DriveFile';
import { t } from '@/i18n/t';
import styles from './MediaGrid.module.css';

/** Spec 1 §9. */
const DEFAULT_VOLUME = 0.25;

/** A film in the browser's own player; nothing but its poster is loaded before it is played. */
export function MediaVideo({ file }: { file: DriveFile }) {
	const name = file.comment ?? file.name;
	return (
		<div className={styles.cell}>
			<video
				ref={lowerVolume}
				className={styles.picture}
				src={file.url}
				poster={file.thumbnailUrl ?? undefined}
				preload="none"
				controls
				playsInline
				aria-label={t('media.video', { name })}
			/>
		</div>
	);
}

function lowerVolume(player: HTMLMediaElement | null): void {
	if (player) player.volume = DEFAULT_VOLUME;
}
