import { type RefObject, useEffect, useState } from 'react';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { videoVolume } from './videoVolume';

/** The state of a media element as shown by a player. */
export interface Playback {
	readonly isPlaying: boolean;
	/** Whether it is waiting for data. */
	readonly isWaiting: boolean;
	readonly hasFailed: boolean;
	/** In seconds. */
	readonly time: number;
	/** In seconds; 0 while unknown. */
	readonly duration: number;
	/** How far it is loaded, in seconds. */
	readonly loaded: number;
	/** 0 to 1; 0 while muted. */
	readonly volume: number;
	readonly rate: number;
}

const EVENTS = [
	['play', 'playing', 'pause', 'ended', 'waiting', 'seeking', 'seeked', 'error', 'loadeddata'],
	['timeupdate', 'durationchange', 'progress', 'volumechange', 'ratechange'],
].flat();
/** `HTMLMediaElement.HAVE_FUTURE_DATA`: enough to continue. */
const CAN_GO_ON = 3;

const atRest: Playback = {
	...{ isPlaying: false, isWaiting: true, hasFailed: false },
	...{ time: 0, duration: 0, loaded: 0, volume: 0, rate: 1 },
};

/**
 * Follows a media element, and starts it at the last chosen volume. It only exists because the user pressed play, so it
 * doesn't start unasked.
 */
export function usePlayback(ref: RefObject<HTMLMediaElement | null>): Playback {
	const [playback, setPlayback] = useState(atRest);
	useEffect(() => {
		const media = ref.current;
		if (!media) return undefined;
		const follow = () => setPlayback(read(media));
		for (const type of EVENTS) media.addEventListener(type, follow);
		media.volume = baseSettings.get(videoVolume);
		// If the browser refuses, the user can press the button again.
		media.play().catch(follow);
		return () => {
			for (const type of EVENTS) media.removeEventListener(type, follow);
			media.pause();
		};
	}, [ref]);
	return playback;
}

function read(media: HTMLMediaElement): Playback {
	const { buffered } = media;
	return {
		isPlaying: !media.paused && !media.ended,
		isWaiting: !media.paused && media.readyState < CAN_GO_ON,
		hasFailed: media.error !== null,
		time: media.currentTime,
		duration: Number.isFinite(media.duration) ? media.duration : 0,
		loaded: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
		volume: media.muted ? 0 : media.volume,
		rate: media.playbackRate,
	};
}
