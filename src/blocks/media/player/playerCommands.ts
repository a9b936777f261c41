import { clamp } from '@/base/clamp';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { audibleVolume, videoVolume } from './videoVolume';

/** rules/media#players: keyboard seek 5 s, volume step 0.1, playback rates 0.25 to 2.0. */
export const SEEK_STEP = 5;
export const VOLUME_STEP = 0.1;
export const RATES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** The part of a media element that the commands use. */
export type Playable = Pick<
	HTMLMediaElement,
	'play' | 'pause' | 'paused' | 'currentTime' | 'duration' | 'volume' | 'muted' | 'playbackRate'
>;

/** Plays or pauses. If the browser refuses to play, the element emits an error event. */
export function togglePlay(media: Playable): void {
	if (!media.paused) media.pause();
	else media.play().catch(() => {});
}

/**
 * Seeks, clamped to the length; does nothing while the length is unknown.
 * @param seconds negative to go back
 */
export function seekBy(media: Playable, seconds: number): void {
	if (!Number.isFinite(media.duration)) return;
	media.currentTime = clamp(media.currentTime + seconds, 0, media.duration);
}

/** Changes the volume between 0 and 1, in tenths; also unmutes. Remembered for the next player. */
export function changeVolume(media: Playable, step: number): void {
	setVolume(media, Math.round((media.volume + step) * 10) / 10);
}

export function setVolume(media: Playable, volume: number): void {
	const next = clamp(volume, 0, 1);
	media.volume = next;
	media.muted = next === 0;
	baseSettings.set(videoVolume, next);
	if (next > 0) baseSettings.set(audibleVolume, next);
}

/** Mutes; or unmutes, where the volume was 0 at the last one above. */
export function toggleMute(media: Playable): void {
	const isSilent = media.muted || media.volume === 0;
	media.muted = !isSilent;
	if (media.volume === 0) media.volume = baseSettings.get(videoVolume) || baseSettings.get(audibleVolume);
}

/** Changes to the next slower or faster playback rate. */
export function changeRate(media: Playable, direction: 1 | -1): void {
	const at = RATES.findIndex(rate => rate >= media.playbackRate);
	const next = RATES[clamp(at + direction, 0, RATES.length - 1)];
	if (next !== undefined) media.playbackRate = next;
}
