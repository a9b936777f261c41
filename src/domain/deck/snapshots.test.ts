import { describe, expect, it } from 'vitest';
import type { DeckProfile } from './deck';
import { AUTO_EVERY_MS, type DeckSnapshot, isDue, MAX_SNAPSHOTS, reasonFor, withSnapshot } from './snapshots';

const deck = (...ids: string[]): DeckProfile => ({
	id: 'deck',
	name: 'Deck',
	columns: ids.map(id => columns[id] ?? column(id)),
	layout: ids.map(id => [id]),
});
const column = (id: string) => ({
	...{ id, type: 'home', name: null, width: 330, height: 1, account: null, target: null },
	...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
});
const columns: Readonly<Record<string, ReturnType<typeof column>>> = { a: column('a'), b: column('b'), c: column('c') };
const stored = (name = 'Deck') => ({ id: 'deck', name, columns: [], layout: [] });
const snapshot = (at: number, change: Partial<DeckSnapshot> = {}): DeckSnapshot => ({
	...{ id: `at ${at}`, at, name: null, reason: 'auto', deck: stored(`at ${at}`) },
	...change,
});

describe('why a deck is kept', () => {
	it('is that its columns have changed, that all were replaced, or that it is gone', () => {
		expect(reasonFor(deck('a', 'b'), deck('a'))).toBe('auto');
		expect(reasonFor(deck('a', 'b'), deck('b', 'a'))).toBe('auto');
		expect(reasonFor(deck('a', 'b'), { ...deck('c'), name: 'x' })).toBe('replace');
		expect(reasonFor(deck('a', 'b'), undefined)).toBe('delete');
	});

	it('is nothing but a change where another tab or device has changed some of it, or each column a bit', () => {
		const before = deck('a', 'b');
		const [a, b] = before.columns.map(each => ({ ...each, width: 400 }));
		const read = (columns: unknown): DeckProfile => structuredClone({ ...before, columns }) as DeckProfile;
		expect(reasonFor(before, read(before.columns))).toBeNull();
		expect(reasonFor(before, read([a, before.columns[1]]))).toBe('auto');
		expect(reasonFor(before, read([a, b]))).toBe('auto');
	});

	it('is none where only its name has changed, or nothing was in it', () => {
		const before = deck('a');
		expect(reasonFor(before, { ...before, name: 'x' })).toBeNull();
		expect(reasonFor(deck(), undefined)).toBeNull();
	});
});

describe('when a deck is kept', () => {
	it('is not too often by itself, and always for other reasons', () => {
		const all = [snapshot(1_000)];
		expect(isDue(all, snapshot(1_000 + AUTO_EVERY_MS - 1))).toBe(false);
		expect(isDue(all, snapshot(1_000 + AUTO_EVERY_MS))).toBe(true);
		expect(isDue(all, snapshot(1_001, { reason: 'replace' }))).toBe(true);
		expect(isDue([], snapshot(0))).toBe(true);
	});

	it('is not if it is already kept as it is, unless somebody asks', () => {
		const all = [snapshot(0, { deck: stored('same') })];
		expect(isDue(all, snapshot(AUTO_EVERY_MS, { deck: stored('same') }))).toBe(false);
		expect(isDue(all, snapshot(1, { deck: stored('same'), reason: 'delete' }))).toBe(false);
		expect(isDue(all, snapshot(1, { deck: stored('same'), reason: 'asked' }))).toBe(true);
	});
});

describe('the kept decks', () => {
	const many = Array.from({ length: MAX_SNAPSHOTS }, (_, index) => snapshot(index));

	it('are the latest first', () => {
		expect(withSnapshot([snapshot(1)], snapshot(2)).map(({ at }) => at)).toEqual([2, 1]);
	});

	it('are bounded: the oldest without a name goes', () => {
		const all = many.map(each => (each.at === 0 ? { ...each, name: 'Mine' } : each));
		const kept = withSnapshot(all, snapshot(100));
		expect(kept).toHaveLength(MAX_SNAPSHOTS);
		expect(kept.map(({ at }) => at)).toContain(0);
		expect(kept.map(({ at }) => at)).not.toContain(1);
	});

	it('lose the oldest if all have names', () => {
		const kept = withSnapshot(
			many.map(each => ({ ...each, name: 'Mine' })),
			snapshot(100),
		);
		expect(kept[0]?.at).toBe(100);
		expect(kept.map(({ at }) => at)).not.toContain(0);
	});
});
