import type { CSSProperties, ReactNode, RefObject } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import styles from './player.module.css';
import { RATES, SEEK_STEP, setVolume, toggleMute, togglePlay, VOLUME_STEP } from './playerCommands';
import { playTime } from './playTime';
import type { Playback } from './usePlayback';

interface PlayerBarProps {
	media: RefObject<HTMLMediaElement | null>;
	playback: Playback;
	isLooping: boolean;
	onLoop: (isLooping: boolean) => void;
	/** More buttons at the end. */
	children?: ReactNode;
}

/** The controls shared by video and audio. */
export function PlayerBar({ media, playback, isLooping, onLoop, children }: PlayerBarProps): ReactNode {
	const { time, duration, volume, rate, isPlaying } = playback;
	const withMedia = (work: (element: HTMLMediaElement) => void) => {
		if (media.current) work(media.current);
	};
	const share = (value: number) => `${duration > 0 ? (value / duration) * 100 : 0}%`;
	const line = { '--played': share(time), '--loaded': share(playback.loaded) } as CSSProperties;
	return (
		<div className={styles.bar}>
			<IconButton
				size="small"
				icon={isPlaying ? 'pauseFilled' : 'playFilled'}
				label={isPlaying ? text.player.pause : text.player.play}
				onClick={() => withMedia(togglePlay)}
			/>
			<input
				type="range"
				className={styles.seek}
				style={line}
				min={0}
				max={duration || 1}
				step={SEEK_STEP / 50}
				value={Math.min(time, duration || 1)}
				disabled={duration === 0}
				aria-label={text.player.position}
				aria-valuetext={t('player.of', { time: playTime(time), duration: playTime(duration) })}
				onChange={event =>
					withMedia(element => {
						element.currentTime = Number(event.target.value);
					})
				}
			/>
			<span className={styles.time} aria-hidden="true">
				{`${playTime(time)} / ${playTime(duration)}`}
			</span>
			<span className={styles.volume}>
				<IconButton
					size="small"
					icon={volume === 0 ? 'mute' : 'volume'}
					label={volume === 0 ? text.player.unmute : text.player.mute}
					onClick={() => withMedia(toggleMute)}
				/>
				<input
					type="range"
					className={styles.slider}
					style={{ '--played': `${volume * 100}%` } as CSSProperties}
					data-slider="volume"
					min={0}
					max={1}
					step={VOLUME_STEP}
					value={volume}
					aria-label={text.player.volume}
					aria-valuetext={t('player.percent', { percent: Math.round(volume * 100) })}
					onChange={event => withMedia(element => setVolume(element, Number(event.target.value)))}
				/>
			</span>
			<select
				className={styles.rate}
				value={rate}
				aria-label={text.player.rate}
				onChange={event =>
					withMedia(element => {
						element.playbackRate = Number(event.target.value);
					})
				}
			>
				{RATES.map(each => (
					<option key={each} value={each}>{`${each}×`}</option>
				))}
			</select>
			<IconButton
				size="small"
				icon="renote"
				label={text.player.loop}
				active={isLooping}
				aria-pressed={isLooping}
				onClick={() => onLoop(!isLooping)}
			/>
			{children}
		</div>
	);
}
