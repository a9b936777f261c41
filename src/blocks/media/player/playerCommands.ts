import { baseSettings } from '@/stores/preferences/BaseSettings';
import { videoVolume } from './videoVolume';

/** rules/media#players: keyboard seek 5 s, volume step 0.1, playback rates 0.25 to 2.0. */
export const SEEK_STEP = 5;
export const VOLUME_STEP = 0.1;
export const RATES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** The part of a media element that the commands need. */
export type Playable = Pick<
	HTMLMediaElement,
	'play' | 'pause' | 'paused' | 'currentTime' | 'duration' | 'volume' | 'muted' | 'playbackRate'
>;

/** Plays or pauses. Where the browser refuses to play, the element tells by its own error event. */
export function togglePlay(media: Playable): void {
	if (!media.paused) media.pause();
	else media.play().catch(() => {});
}

/** Within the film; without effect while its length is not known. @param seconds negative: back */
export function seekBy(media: Playable, seconds: number): void {
	if (!Number.isFinite(media.duration)) return;
	media.currentTime = Math.min(media.duration, Math.max(0, media.currentTime + seconds));
}

/** From 0 to 1 in tenths; kept for the next film. Louder and quieter both end a silence. */
export function changeVolume(media: Playable, step: number): void {
	setVolume(media, Math.round((media.volume + step) * 10) / 10);
}

export function setVolume(media: Playable, volume: number): void {
	const next = Math.min(1, Math.max(0, volume));
	media.volume = next;
	media.muted = next === 0;
	baseSettings.set(videoVolume, next);
}

/** The next slower or faster of the rates. */
export function changeRate(media: Playable, direction: 1 | -1): void {
	const at = RATES.findIndex(rate => rate >= media.playbackRate);
	const next = RATES[Math.min(RATES.length - 1, Math.max(0, at + direction))];
	if (next !== undefined) media.playbackRate = next;
}
