import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import { onPlayerKey } from './onPlayerKey';
import { PlayerBar } from './PlayerBar';
import styles from './player.module.css';
import { togglePlay } from './playerCommands';
import { canPictureInPicture, toggleFullscreen, togglePictureInPicture } from './screens';
import { usePlayback } from './usePlayback';

/** See rules/media#players. */
const HIDE_MS = 3_000;

/** A video player with the app's own controls, which hide while it plays. Loaded when the user presses play. */
export default function VideoPlayer({ file }: { file: DriveFile }): ReactNode {
	const box = useRef<HTMLElement>(null);
	const media = useRef<HTMLVideoElement>(null);
	const playback = usePlayback(media);
	const [isLooping, setLooping] = useState(false);
	const { isShown, show, hide } = useControls(playback.isPlaying);
	const fullscreen = () => toggleFullscreen(box.current, media.current);
	const press = (event: PointerEvent) => {
		// A tap shows or hides the controls; with a mouse they are visible already.
		if (event.pointerType === 'mouse') {
			if (event.button === 0 && media.current) togglePlay(media.current);
		} else if (isShown && playback.isPlaying) hide();
		else show();
	};
	// So that a player opened by keyboard is controlled by it at once.
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	return (
		<section
			ref={box}
			className={styles.video}
			tabIndex={-1}
			aria-label={t('media.video', { name: file.comment ?? file.name })}
			data-player=""
			data-controls={isShown || !playback.isPlaying ? 'shown' : 'hidden'}
			onKeyDown={event => {
				show();
				onPlayerKey(event, media.current, {
					f: fullscreen,
					l: () => setLooping(!isLooping),
					...(canPictureInPicture() && { p: () => togglePictureInPicture(media.current) }),
				});
			}}
			onPointerMove={event => event.pointerType === 'mouse' && show()}
			onFocus={show}
		>
			<video
				ref={media}
				className={styles.picture}
				src={file.url}
				poster={file.thumbnailUrl ?? undefined}
				loop={isLooping}
				playsInline
				onPointerUp={press}
				onDoubleClick={fullscreen}
			/>
			{playback.hasFailed ? (
				<p className={styles.failed} role="alert">
					<Icon name="alert" size={20} />
					{text.media.failed}
				</p>
			) : (
				playback.isWaiting && <Spinner className={styles.waiting ?? ''} size={36} />
			)}
			<div className={styles.controls}>
				<PlayerBar media={media} playback={playback} isLooping={isLooping} onLoop={setLooping}>
					{canPictureInPicture() && (
						<IconButton
							size="small"
							icon="window"
							label={text.player.pictureInPicture}
							onClick={() => togglePictureInPicture(media.current)}
						/>
					)}
					<IconButton size="small" icon="windowMaximize" label={text.player.fullscreen} onClick={fullscreen} />
				</PlayerBar>
			</div>
		</section>
	);
}

/** Hides the controls some time after the last pointer move or key press while the video plays. */
function useControls(isPlaying: boolean): { isShown: boolean; show: () => void; hide: () => void } {
	const [isShown, setShown] = useState(true);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const arm = () => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setShown(false), HIDE_MS);
	};
	useEffect(() => {
		if (!isPlaying) return undefined;
		timer.current = setTimeout(() => setShown(false), HIDE_MS);
		return () => clearTimeout(timer.current);
	}, [isPlaying]);
	return {
		isShown,
		show: () => {
			setShown(true);
			if (isPlaying) arm();
		},
		hide: () => {
			clearTimeout(timer.current);
			setShown(false);
		},
	};
}
