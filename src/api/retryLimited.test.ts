import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { retryLimited } from './retryLimited';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const limited = (info?: unknown) => new ApiError('drive/folders/create', 429, { code: 'RATE_LIMIT_EXCEEDED', info });
const refusing = (...errors: unknown[]) => {
	const send = vi.fn(async () => 'done');
	for (const error of errors) send.mockRejectedValueOnce(error);
	return send;
};

it('waits as long as the server says, and tells until when', async () => {
	const send = refusing(limited({ resetMs: 1_060_000 }));
	const onWait = vi.fn();
	const done = retryLimited(send, { signal: new AbortController().signal, onWait });
	await vi.advanceTimersByTimeAsync(59_999);
	expect(send).toHaveBeenCalledTimes(1);
	expect(onWait.mock.calls).toEqual([[1_060_000]]);
	await vi.advanceTimersByTimeAsync(1);
	expect(await done).toBe('done');
	expect(onWait).toHaveBeenLastCalledWith(null);
});

it('waits longer and longer where the server doesn’t say, and gives up at last', async () => {
	const error = limited();
	const send = refusing(...Array.from({ length: 6 }, () => error));
	const waits: number[] = [];
	const onWait = (until: number | null) => until !== null && waits.push(until - Date.now());
	const done = retryLimited(send, { signal: new AbortController().signal, onWait }).catch((thrown: unknown) => thrown);
	await vi.runAllTimersAsync();
	expect(await done).toBe(error);
	expect(waits).toEqual([5_000, 15_000, 45_000, 135_000, 405_000]);
});

it('does not wait after other refusals, nor for a day', async () => {
	const waiting = { signal: new AbortController().signal, onWait: vi.fn() };
	const other = new ApiError('drive/folders/create', 400, { code: 'X' });
	await expect(retryLimited(refusing(other), waiting)).rejects.toBe(other);
	const long = limited({ resetMs: 1_000_000 + 86_400_000 });
	await expect(retryLimited(refusing(long), waiting)).rejects.toBe(long);
	expect(waiting.onWait).not.toHaveBeenCalled();
});

it('can be stopped while it waits', async () => {
	const send = refusing(limited());
	const work = new AbortController();
	const done = retryLimited(send, { signal: work.signal, onWait: () => {} }).catch((thrown: unknown) => thrown);
	await vi.advanceTimersByTimeAsync(1_000);
	work.abort();
	expect(await done).toMatchObject({ name: 'AbortError' });
	await vi.runAllTimersAsync();
	expect(send).toHaveBeenCalledTimes(1);
});
