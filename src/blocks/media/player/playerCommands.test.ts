// @vitest-environment bundled-happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { changeRate, changeVolume, type Playable, seekBy, setVolume, toggleMute, togglePlay } from './playerCommands';
import { playTime } from './playTime';
import { audibleVolume, videoVolume } from './videoVolume';

let media: Playable;
beforeEach(() => {
	baseSettings.set(videoVolume, 0.25);
	media = {
		play: vi.fn(async () => {}),
		pause: vi.fn(),
		paused: true,
		currentTime: 3,
		duration: 60,
		volume: 0.25,
		muted: false,
		playbackRate: 1,
	};
});

describe('what the keys of a player do', () => {
	it('plays and pauses', () => {
		togglePlay(media);
		expect(media.play).toHaveBeenCalledOnce();
		togglePlay({ ...media, paused: false });
		expect(media.pause).toHaveBeenCalledOnce();
	});

	it('seeks within the film only', () => {
		seekBy(media, 5);
		expect(media.currentTime).toBe(8);
		seekBy(media, -30);
		expect(media.currentTime).toBe(0);
		seekBy(media, 100);
		expect(media.currentTime).toBe(60);
		const unknown = { ...media, duration: Number.NaN, currentTime: 3 };
		seekBy(unknown, 5);
		expect(unknown.currentTime).toBe(3);
	});

	it('changes the volume by tenths, and keeps it', () => {
		changeVolume(media, 0.1);
		expect(media.volume).toBeCloseTo(0.4);
		expect(baseSettings.get(videoVolume)).toBeCloseTo(0.4);
		setVolume(media, 0.05);
		changeVolume(media, -0.1);
		expect([media.volume, media.muted]).toEqual([0, true]);
		setVolume(media, 3);
		expect([media.volume, media.muted]).toEqual([1, false]);
	});

	it('unmutes at the last volume above 0, and keeps 0 for the next player', () => {
		setVolume(media, 0.6);
		setVolume(media, 0);
		expect(baseSettings.get(videoVolume)).toBe(0);
		toggleMute(media);
		expect([media.volume, media.muted]).toEqual([0.6, false]);
		toggleMute(media);
		expect([media.volume, media.muted]).toEqual([0.6, true]);
		toggleMute(media);
		expect([media.volume, media.muted]).toEqual([0.6, false]);
	});

	it('unmutes at the default volume where 0 was chosen in the settings', () => {
		baseSettings.set(audibleVolume, audibleVolume.default);
		baseSettings.set(videoVolume, 0);
		media.volume = 0;
		toggleMute(media);
		expect([media.volume, media.muted]).toEqual([0.25, false]);
	});

	it('goes from rate to rate, between a quarter and twice', () => {
		changeRate(media, 1);
		expect(media.playbackRate).toBe(1.25);
		for (let times = 0; times < 9; times++) changeRate(media, 1);
		expect(media.playbackRate).toBe(2);
		for (let times = 0; times < 19; times++) changeRate(media, -1);
		expect(media.playbackRate).toBe(0.25);
	});
});

it.each([
	[0, '0:00'],
	[65.9, '1:05'],
	[3725, '1:02:05'],
	[Number.NaN, '0:00'],
])('%d s is written %s', (seconds, written) => {
	expect(playTime(seconds)).toBe(written);
});
