// @vitest-environment happy-dom
import { FakeAudioContext } from '@tests/factories/FakeAudioContext';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUNDLED_SOUNDS } from './bundledSounds';
import { SoundPlayer } from './SoundPlayer';

let player: SoundPlayer;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] });
	FakeAudioContext.reset();
	vi.stubGlobal('AudioContext', FakeAudioContext);
	player = new SoundPlayer();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it('plays the tones of a sound at its volume', async () => {
	await player.play({ name: 'wood' }, 0.4);
	expect(FakeAudioContext.heard).toEqual([
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
	expect(FakeAudioContext.heard.map(({ hz }) => hz)).toEqual([1_800, 420, 1_800]);
});

it('plays nothing at no volume, and where there is no audio', async () => {
	await player.play({ name: 'bell' }, 0);
	vi.stubGlobal('AudioContext', undefined);
	Reflect.deleteProperty(globalThis, 'AudioContext');
	await player.play({ name: 'bell' }, 1);
	expect(FakeAudioContext.heard).toEqual([]);
});

it('drops a sound that the browser has held back for more than half a second', async () => {
	FakeAudioContext.isHeldBack = true;
	const late = player.play({ name: 'tick' }, 1);
	vi.advanceTimersByTime(501);
	FakeAudioContext.release();
	await late;
	expect(FakeAudioContext.heard).toEqual([]);
	await player.play({ name: 'tick' }, 1);
	expect(FakeAudioContext.heard).toHaveLength(1);
});

it('plays files, silently before the first press, and tells of one that can’t be played', async () => {
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
