// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { Preferences } from '../Preferences';
import { decideLater } from './decideLater';
import { keepInSync } from './keepInSync';

let preferences: Preferences;
let end: () => void;
let visible: DocumentVisibilityState;
const sync = {
	pull: vi.fn(async (): Promise<readonly string[]> => []),
	push: vi.fn(async (): Promise<readonly string[]> => []),
	units: () => [{ key: 'synced', scope: {} }],
	differsFrom: ({ value }: { readonly value?: unknown }) => value === 'theirs',
};
let written: (entry: { readonly value?: unknown }) => void;
let missed: () => void;
const endListening = vi.fn();
const onRefused = vi.fn();

beforeEach(async () => {
	vi.useFakeTimers();
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
	visible = 'visible';
	preferences = new Preferences();
	const listen = (listener: typeof written, onMissed: typeof missed) => {
		written = listener;
		missed = onMissed;
		return endListening;
	};
	end = keepInSync(preferences, sync, listen, onRefused);
	await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
	end();
	vi.useRealTimers();
	vi.restoreAllMocks();
	sync.pull.mockClear();
	sync.push.mockClear();
	endListening.mockClear();
	onRefused.mockClear();
});

async function look(event: 'visibilitychange' | 'online', afterMs: number): Promise<number> {
	await vi.advanceTimersByTimeAsync(afterMs);
	(event === 'online' ? window : document).dispatchEvent(new Event(event));
	await vi.advanceTimersByTimeAsync(0);
	return sync.pull.mock.calls.length;
}

it('looks at the start, and when the tab becomes visible or online, but no more than every 30 seconds', async () => {
	expect(sync.pull.mock.calls).toEqual([[decideLater]]);
	expect(await look('visibilitychange', 29_999)).toBe(1);
	expect(await look('visibilitychange', 1)).toBe(2);
	expect(await look('online', 10_000)).toBe(2);
	expect(await look('online', 20_000)).toBe(3);
	visible = 'hidden';
	expect(await look('visibilitychange', 60_000)).toBe(3);
	end();
	visible = 'visible';
	expect(await look('online', 60_000)).toBe(3);
});

it('collects what changes within a second, and sends only synced keys', async () => {
	preferences.changeRecords('other', () => [[{}, 1, {}]]);
	preferences.changeRecords('synced', () => [[{}, 1, {}]]);
	preferences.changeRecords('synced', () => [[{}, 2, {}]]);
	await vi.advanceTimersByTimeAsync(999);
	expect(sync.push).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(sync.push.mock.calls).toEqual([[['synced'], decideLater]]);
});

it('pushes again a second later what was written, to see whether it is still there', async () => {
	sync.push.mockResolvedValueOnce(['synced']).mockResolvedValueOnce(['synced']);
	preferences.changeRecords('synced', () => [[{}, 1, {}]]);
	await vi.advanceTimersByTimeAsync(1_999);
	expect(sync.push).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(sync.push).toHaveBeenCalledTimes(2);
	sync.pull.mockResolvedValueOnce(['synced']);
	await look('visibilitychange', 30_000);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(sync.push.mock.calls).toEqual(Array(3).fill([['synced'], decideLater]));
});

it('tries again what failed when the connection is back, at once', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	sync.push.mockRejectedValueOnce(new Error('away'));
	preferences.changeRecords('synced', () => [[{}, 1, {}]]);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await look('online', 0)).toBe(2);
});

it.each([
	['no answer', new NetworkError('i/registry/set', 'away'), 2],
	['a rate limit', new ApiError('i/registry/set', 429, { code: 'RATE_LIMIT_EXCEEDED', message: '', id: '' }), 2],
	['a refusal', new ApiError('i/registry/set', 403, { code: 'PERMISSION_DENIED', message: '', id: '' }), 1],
])('tries again by itself after 30 seconds what failed, unless it was refused: %s', async (_what, error, looks) => {
	vi.spyOn(console, 'warn').mockReturnValue();
	sync.push.mockRejectedValueOnce(error);
	preferences.changeRecords('synced', () => [[{}, 1, {}]]);
	await vi.advanceTimersByTimeAsync(30_999);
	expect(sync.pull).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(sync.pull).toHaveBeenCalledTimes(looks);
	expect(onRefused).toHaveBeenCalledTimes(2 - looks);
	await vi.advanceTimersByTimeAsync(300_000);
	expect(sync.pull).toHaveBeenCalledTimes(looks);
});

it('says once what the server refuses, and again after it has taken everything', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const refusal = new ApiError('i/registry/set', 400, { code: 'INVALID_PARAM', message: '', id: '' });
	const change = async (error: Error, value: number) => {
		sync.push.mockRejectedValueOnce(error);
		preferences.changeRecords('synced', () => [[{}, value, {}]]);
		await vi.advanceTimersByTimeAsync(1_000);
	};
	await change(new NetworkError('i/registry/set', 'away'), 1);
	expect(onRefused).not.toHaveBeenCalled();
	for (const value of [2, 3]) await change(refusal, value);
	expect(onRefused.mock.calls).toEqual([[refusal]]);
	await look('visibilitychange', 0);
	await change(refusal, 4);
	expect(onRefused).toHaveBeenCalledTimes(2);
});

it('looks a second after another device has written something else, once for all, and not for what it wrote itself', async () => {
	written({ value: 'ours' });
	await vi.advanceTimersByTimeAsync(5_000);
	expect(sync.pull).toHaveBeenCalledTimes(1);
	for (let times = 0; times < 3; times++) written({ value: 'theirs' });
	await vi.advanceTimersByTimeAsync(999);
	expect(sync.pull).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(sync.pull).toHaveBeenCalledTimes(2);
	visible = 'hidden';
	written({ value: 'theirs' });
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sync.pull).toHaveBeenCalledTimes(2);
	visible = 'visible';
	expect(await look('visibilitychange', 0)).toBe(3);
	end();
	expect(endListening).toHaveBeenCalledOnce();
});

it('looks again a second after another device has written while it was looking', async () => {
	let answer = () => {};
	sync.pull.mockReturnValueOnce(
		new Promise(done => {
			answer = () => done([]);
		}),
	);
	await look('visibilitychange', 30_000);
	written({ value: 'theirs' });
	answer();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sync.pull).toHaveBeenCalledTimes(3);
});

it('looks a second after an outage, in which another device may have written', async () => {
	missed();
	missed();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sync.pull).toHaveBeenCalledTimes(2);
	visible = 'hidden';
	missed();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sync.pull).toHaveBeenCalledTimes(2);
	visible = 'visible';
	expect(await look('visibilitychange', 0)).toBe(3);
});
