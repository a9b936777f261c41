import { expect, it, vi } from 'vitest';
import { type CatchUpEnd, type CatchUpPages, CatchUpReader } from './CatchUpReader';

const idOf = (number: number) => `n${String(number).padStart(5, '0')}`;
const numberOf = (id: string) => Number(id.slice(1));

/** A timeline of the notes 1 to `newest`, each written at the time of its number. */
function timelineOf(newest: number, end: CatchUpEnd) {
	const calls: (number | null)[] = [];
	const failing = { next: false };
	const gone: { tell?: (id: string) => void } = {};
	const released: string[] = [];
	const pages: CatchUpPages = {
		async fetch({ limit, untilId }) {
			if (failing.next) throw new Error('RATE_LIMIT_EXCEEDED');
			calls.push(untilId === undefined ? null : numberOf(untilId));
			const first = untilId === undefined ? newest : numberOf(untilId) - 1;
			return Array.from({ length: Math.min(limit, first) }, (_, index) => idOf(first - index));
		},
		live(handlers) {
			gone.tell = handlers.gone;
			return () => {};
		},
		async prepare() {},
		retain() {},
		release: ids => void released.push(...ids),
	};
	const reader = new CatchUpReader(pages, end, { timeOf: numberOf, isRead: id => numberOf(id) === 999 });
	return { reader, calls, failing, gone, released, state: () => reader.state.getState() };
}

it('reads back to the note that was read last, and no further', async () => {
	const { reader, calls, state } = timelineOf(1_000, { id: idOf(750), at: 750 });
	await reader.read();
	expect(state()).toMatchObject({ status: 'whole', reachedAt: 751 });
	expect(state().ids).toHaveLength(250);
	expect(state().fresh).toHaveLength(249);
	expect(calls).toEqual([null, 901, 801]);
});

it('reads back to a time where no note is known', async () => {
	const { reader, state } = timelineOf(300, { id: null, at: 180 });
	await reader.read();
	expect(state().ids.at(-1)).toBe(idOf(181));
	expect(state().status).toBe('whole');
});

it('ends with the timeline', async () => {
	const { reader, state } = timelineOf(30, { id: null, at: 0 });
	await reader.read();
	expect(state()).toMatchObject({ status: 'whole', reachedAt: 1 });
});

it('pauses after ten pages, and goes on when asked', async () => {
	const { reader, calls, state } = timelineOf(5_000, { id: idOf(3_500), at: 3_500 });
	await reader.read();
	expect(state()).toMatchObject({ status: 'paused', reachedAt: 4_001 });
	expect(calls).toHaveLength(10);
	await reader.read();
	expect(state().status).toBe('whole');
	expect(state().ids).toHaveLength(1_500);
});

it('keeps what it has when a page fails, and reads on from there', async () => {
	const { reader, failing, state } = timelineOf(2_000, { id: idOf(500), at: 500 });
	await reader.read();
	failing.next = true;
	await reader.read();
	expect(state().status).toBe('failed');
	expect(state().ids).toHaveLength(1_000);
	failing.next = false;
	await reader.read();
	expect(state().status).toBe('whole');
	expect(new Set(state().ids).size).toBe(1_500);
});

it('drops what is deleted, and lets go of everything at its end', async () => {
	const { reader, gone, released, state } = timelineOf(20, { id: null, at: 0 });
	await reader.read();
	gone.tell?.(idOf(7));
	expect(state().ids).not.toContain(idOf(7));
	expect(released).toEqual([idOf(7)]);
	reader.end();
	expect(released).toHaveLength(20);
});

it('shows nothing of a page that comes after its end', async () => {
	const { reader, state } = timelineOf(20, { id: null, at: 0 });
	const changed = vi.fn();
	const reading = reader.read();
	reader.end();
	reader.state.subscribe(changed);
	await reading;
	expect(changed).not.toHaveBeenCalled();
	expect(state().ids).toEqual([]);
});
