// @vitest-environment bundled-happy-dom
import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUNDLED_SOUNDS } from './bundledSounds';
import { SoundPlayer } from './SoundPlayer';

let player: SoundPlayer;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] });
	FakeSpeakers.install();
	player = new SoundPlayer();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it('plays the tones of a sound at its volume', async () => {
	await player.play({ name: 'wood' }, 0.4);
	expect(FakeSpeakers.heard).toEqual([
		{ hz: 740, at: 0, volume: 0.4 },
		{ hz: 560, at: 0.085, volume: 0.4 },
	]);
});

it('plays the same sound again after 25 ms at the earliest, and another one at once', async () => {
	await player.play({ name: 'tick' }, 1);
	vi.advanceTimersByTime(24);
	await player.play({ name: 'tick' }, 1);
	await player.play({ name: 'pop' }, 1);
	vi.advanceTimersByTime(1);
	await player.play({ name: 'tick' }, 1);
	expect(FakeSpeakers.heard.map(({ hz }) => hz)).toEqual([1_800, 420, 1_800]);
});

it('plays nothing at no volume, and where there is no audio', async () => {
	await player.play({ name: 'bell' }, 0);
	Reflect.deleteProperty(globalThis, 'OfflineAudioContext');
	await player.play({ name: 'bell' }, 1);
	expect(FakeSpeakers.heard).toEqual([]);
});

it('drops a sound that the browser doesn’t allow, as the page was not pressed', async () => {
	FakeSpeakers.isHeldBack = true;
	await player.play({ name: 'tick' }, 1);
	expect(FakeSpeakers.heard).toEqual([]);
	FakeSpeakers.isHeldBack = false;
	vi.advanceTimersByTime(1_000);
	await player.play({ name: 'tick' }, 1);
	expect(FakeSpeakers.heard).toHaveLength(1);
});

it('renders each sound once for each volume', async () => {
	const filed = vi.spyOn(URL, 'createObjectURL');
	for (const volume of [0.5, 0.5, 1]) {
		vi.advanceTimersByTime(1_000);
		await player.play({ name: 'pop' }, volume);
	}
	expect(filed).toHaveBeenCalledTimes(2);
	expect(FakeSpeakers.heard.map(({ volume }) => volume)).toEqual([0.5, 0.5, 1]);
});

it('keeps the twelve last rendered ones', async () => {
	const revoked = vi.spyOn(URL, 'revokeObjectURL');
	for (let part = 1; part <= 14; part++) {
		vi.advanceTimersByTime(1_000);
		await player.play({ name: 'pop' }, part / 14);
	}
	await vi.waitFor(() => expect(revoked).toHaveBeenCalledTimes(2));
});

it('plays files, silently before the first press, and tells of one that can’t be played', async () => {
	vi.unstubAllGlobals();
	const play = vi.spyOn(HTMLAudioElement.prototype, 'play').mockResolvedValue();
	await player.play({ url: 'https://a.example/x.ogg' }, 0.5);
	expect(play.mock.contexts[0]).toMatchObject({ src: 'https://a.example/x.ogg', volume: 0.5 });
	play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
	await player.play({ url: 'https://a.example/y.ogg' }, 1);
	play.mockRejectedValue(new DOMException('', 'NotSupportedError'));
	await expect(player.play({ url: 'https://a.example/z.ogg' }, 1)).rejects.toThrow();
});

it('has sounds that are short and begin at once', () => {
	for (const tones of Object.values(BUNDLED_SOUNDS)) {
		expect(tones[0].at).toBe(0);
		for (const { at, length } of tones) expect(at + length).toBeLessThanOrEqual(1_000);
	}
});
