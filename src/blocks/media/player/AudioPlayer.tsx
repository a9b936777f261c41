import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { onPlayerKey } from './onPlayerKey';
import { PlayerBar } from './PlayerBar';
import styles from './player.module.css';
import { usePlayback } from './usePlayback';

/** An audio player with the app's own controls. Loaded when the user presses play. */
export default function AudioPlayer({ file }: { file: DriveFile }): ReactNode {
	const box = useRef<HTMLElement>(null);
	const media = useRef<HTMLAudioElement>(null);
	const playback = usePlayback(media);
	const [isLooping, setLooping] = useState(false);
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	return (
		<section
			ref={box}
			className={styles.audio}
			tabIndex={-1}
			aria-label={t('media.audio', { name: file.name })}
			data-player=""
			onKeyDown={event => onPlayerKey(event, media.current, { l: () => setLooping(!isLooping) })}
		>
			<audio ref={media} src={file.url} loop={isLooping} />
			<PlayerBar media={media} playback={playback} isLooping={isLooping} onLoop={setLooping} />
			{playback.hasFailed && <p role="alert">{text.media.failed}</p>}
		</section>
	);
}
