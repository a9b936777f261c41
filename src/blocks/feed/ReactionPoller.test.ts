// @vitest-environment bundled-happy-dom
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { EntityStore } from '@/stores/entities/EntityStore';
import { liveClock } from '@/stores/LiveClock';
import type { Session } from '@/stores/session/Session';
import { ReactionPoller } from './ReactionPoller';

const call = vi.fn(async (_endpoint: string, { noteIds }: { noteIds: string[] }) =>
	noteIds.map(id => ({ id, reactions: { '👍': 3 }, reactionEmojis: {} })),
);
let entities: EntityStore;
let poller: ReactionPoller;

beforeEach(() => {
	vi.useFakeTimers();
	call.mockClear();
	entities = new EntityStore();
	poller = new ReactionPoller({ entities, api: { call } } as unknown as Session);
});
afterEach(() => {
	liveClock.flush();
	vi.useRealTimers();
});

describe('polling of reactions', () => {
	it('brings the counts of what is followed, and stops with the last of it', async () => {
		entities.ingest([wireNote({ id: 'n', reactions: { '👍': 1 }, myReaction: '👍' })]);
		const end = poller.follow('n', 10_000);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(entities.note('n')).toMatchObject({ reactions: { '👍': 3 }, reactionCount: 3, myReaction: '👍' });
		end();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(call).toHaveBeenCalledOnce();
	});

	it('keeps what the reader adds while the counts are on their way', async () => {
		entities.ingest([wireNote({ id: 'n', reactions: { '👍': 1 } })]);
		poller.follow('n', 10_000);
		let answer = (_counts: Awaited<ReturnType<typeof call>>) => {};
		call.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)));
		await vi.advanceTimersByTimeAsync(10_000);
		const mine = { reactions: { '👍': 1, '🌊': 1 }, reactionCount: 2, myReaction: '🌊' };
		entities.patchNote('n', note => ({ ...note, ...mine }));
		answer([{ id: 'n', reactions: { '👍': 3 }, reactionEmojis: {} }]);
		await vi.advanceTimersByTimeAsync(1);
		expect(entities.note('n')).toMatchObject(mine);
		call.mockImplementation(async () => [{ id: 'n', reactions: { '👍': 3, '🌊': 1 }, reactionEmojis: {} } as never]);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(entities.note('n')).toMatchObject({ reactionCount: 4, myReaction: '🌊' });
	});

	it('knows the reader’s own in the form in which the server has stored it', async () => {
		entities.ingest([wireNote({ id: 'n', reactions: { '☀\uFE0F': 1 }, reactionCount: 1, myReaction: '☀\uFE0F' })]);
		poller.follow('n', 10_000);
		call.mockImplementationOnce(async () => [{ id: 'n', reactions: { '☀': 2 }, reactionEmojis: {} } as never]);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(entities.note('n')).toMatchObject({ reactions: { '☀': 2 }, myReaction: '☀' });
	});

	it('asks for the 30 that were added last', async () => {
		for (let index = 0; index < 40; index++) poller.follow(`n${index}`, 10_000);
		await vi.advanceTimersByTimeAsync(10_000);
		const [, { noteIds } = { noteIds: [] }] = call.mock.lastCall ?? [];
		expect([noteIds.length, noteIds[0], noteIds.at(-1)]).toEqual([30, 'n10', 'n39']);
	});

	it('asks only for what was added in the last five minutes', async () => {
		poller.follow('old', 10_000);
		await vi.advanceTimersByTimeAsync(200_000);
		poller.follow('young', 10_000);
		await vi.advanceTimersByTimeAsync(110_000);
		expect(call.mock.lastCall?.[1].noteIds).toEqual(['young']);
		const asked = call.mock.calls.length;
		await vi.advanceTimersByTimeAsync(600_000);
		expect(call.mock.calls.length - asked).toBeLessThan(22);
		expect(call.mock.lastCall?.[1].noteIds).toEqual(['young']);
	});

	it('asks again for what comes back into a list', async () => {
		const end = poller.follow('old', 10_000);
		poller.follow('other', 10_000);
		await vi.advanceTimersByTimeAsync(400_000);
		call.mockClear();
		end();
		poller.follow('old', 10_000);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(call.mock.lastCall?.[1].noteIds).toEqual(['old']);
	});

	it('keeps to the interval that was chosen last', async () => {
		poller.follow('n', 22_500);
		poller.follow('m', 10_000);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(call).toHaveBeenCalledTimes(2);
	});

	it('asks once a server that can’t tell, and again after any other failure', async () => {
		call.mockRejectedValueOnce(new ApiError('notes/show-partial-bulk', 500, { code: 'INTERNAL_ERROR' }));
		call.mockRejectedValueOnce(new ApiError('notes/show-partial-bulk', 404, { code: 'UNKNOWN_API_ENDPOINT' }));
		poller.follow('n', 10_000);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(call).toHaveBeenCalledTimes(2);
	});

	it('is silent while the page is hidden', async () => {
		const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		poller.follow('n', 10_000);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(call).not.toHaveBeenCalled();
		visibility.mockRestore();
	});
});
