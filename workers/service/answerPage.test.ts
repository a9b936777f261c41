import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPage } from './answerPage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = new Response('kept');
const answer = async (asked: Promise<Response>, has: Response | undefined = kept) => {
	const answered = answerPage({ asked, kept: async () => has, waitMs: 1_500 });
	await vi.advanceTimersByTimeAsync(1_500);
	return (await answered).text();
};
const after = (ms: number, body: string) =>
	new Promise<Response>(resolve => setTimeout(resolve, ms, new Response(body)));

it('is the network’s in time, or the kept page', async () => {
	expect(await answer(after(1_000, 'network'))).toBe('network');
	expect(await answer(after(9_000, 'network'), kept.clone())).toBe('kept');
	expect(await answer(Promise.reject(new TypeError('Failed to fetch')), kept.clone())).toBe('kept');
	expect(await answer(Promise.resolve(new Response('bad gateway', { status: 502 })), kept.clone())).toBe('kept');
	expect(await answer(Promise.resolve(new Response('not found', { status: 404 })))).toBe('not found');
});

it('without a kept page is whatever the network says', async () => {
	const gateway = new Response('bad gateway', { status: 502 });
	const answered = answerPage({ asked: Promise.resolve(gateway), kept: async () => undefined, waitMs: 1 });
	await vi.advanceTimersByTimeAsync(1);
	expect(await (await answered).text()).toBe('bad gateway');
});
