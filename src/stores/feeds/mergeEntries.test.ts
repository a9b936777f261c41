import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedEntry, item } from './feedEntries';
import { gapOf, mergedKey, mergeEntries, type NoteIdentity } from './mergeEntries';

const A = 'https://a.example';
const B = 'https://b.example';

/** Ids of the test: `server:time:number`; a copy at another server has the prefix `@`. */
function identityOf(origin: string, id: string): NoteIdentity {
	const [server, time, number] = id.replace('@', '').split(':');
	const home = server === 'a' ? A : B;
	return { uri: `${home}/notes/${server}:${time}:${number}`, createdAt: Number(time), isOwn: home === origin };
}

const source = (origin: string, entries: readonly FeedEntry[], oldestRead?: string) => ({
	entries,
	identityOf: (id: string) => identityOf(origin, id),
	oldestRead,
});
const items = (...ids: string[]) => ids.map(item);
const itemOf = (identity: NoteIdentity) => item(mergedKey(identity));
const shownIn = ({ entries }: { entries: readonly FeedEntry[] }) =>
	entries.map(({ kind, key }) => (kind === 'gap' ? key : key.slice(key.lastIndexOf('/') + 1)));

describe('merging sources', () => {
	it('puts notes in the order of time, then of server and id', () => {
		const merged = mergeEntries(
			[source(A, items('a:5:1', 'a:3:2', 'a:3:1')), source(B, items('b:4:1', 'b:3:1'))],
			itemOf,
		);
		expect(shownIn(merged)).toEqual(['a:5:1', 'b:4:1', 'b:3:1', 'a:3:2', 'a:3:1']);
	});

	it('shows a note once, with the copy of its own server first', () => {
		const merged = mergeEntries(
			[source(A, items('@b:4:1')), source(B, items('b:4:1')), source(B, items('b:4:1'))],
			itemOf,
		);
		expect(shownIn(merged)).toEqual(['b:4:1']);
		expect(merged.copies.get(merged.entries[0]?.key ?? '')).toEqual([
			{ source: 1, id: 'b:4:1', isOwn: true },
			{ source: 0, id: '@b:4:1', isOwn: false },
			{ source: 2, id: 'b:4:1', isOwn: true },
		]);
	});

	it('ends where a source has not been read any further', () => {
		const sources = [source(A, items('a:9:1', 'a:2:1'), 'a:2:1'), source(B, items('b:8:1', 'b:5:1'), 'b:5:1')];
		const merged = mergeEntries(sources, itemOf);
		expect(shownIn(merged)).toEqual(['a:9:1', 'b:8:1', 'b:5:1']);
		expect(merged.leastRead).toEqual([1]);
	});

	it('shows all notes of the millisecond where it ends', () => {
		const merged = mergeEntries([source(A, items('a:5:2', 'a:3:1', 'a:3:2'), 'a:3:2')], itemOf);
		expect(shownIn(merged)).toEqual(['a:5:2', 'a:3:2', 'a:3:1']);
	});

	it('goes on below a source that has been read to its end', () => {
		const sources = [source(A, items('a:9:1', 'a:2:1'), 'a:2:1'), source(B, items('b:8:1'))];
		expect(shownIn(mergeEntries(sources, itemOf))).toEqual(['a:9:1', 'b:8:1', 'a:2:1']);
	});

	it('keeps a gap behind the note that it follows in its source', () => {
		const gap: FeedEntry = { kind: 'gap', key: 'one', state: 'idle' };
		const sources = [source(A, [...items('a:9:1'), gap, ...items('a:2:1')]), source(B, items('b:8:1'))];
		const merged = mergeEntries(sources, itemOf);
		expect(shownIn(merged)).toEqual(['a:9:1', 'gap 0 one', 'b:8:1', 'a:2:1']);
		expect(gapOf('gap 0 one')).toEqual({ source: 0, key: 'one' });
		expect(gapOf('a note')).toBeNull();
	});

	it('leaves out notes that are not stored any more', () => {
		const gone = { entries: items('a:9:1'), identityOf: () => undefined, oldestRead: 'a:9:1' };
		expect(mergeEntries([gone, source(B, items('b:1:1'))], itemOf).entries).toHaveLength(1);
	});

	it('has every note once, in order, for any sources', () => {
		const written = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(30)), {
			selector: ([server, time]) => `${server}${time}`,
			maxLength: 40,
		});
		const run = fc.property(written, fc.array(fc.nat(40), { maxLength: 3 }), (notes, ends) => {
			const newest = [...notes].sort(([, a], [, b]) => b - a);
			const sources = ends.map((end, index) => {
				const origin = index % 2 === 0 ? A : B;
				const ids = newest
					.slice(0, end)
					.map(([server, time]) => `${(server === 'a') === (origin === A) ? '' : '@'}${server}:${time}:0`);
				return source(origin, ids.map(item), end < newest.length ? ids.at(-1) : undefined);
			});
			const { entries, copies } = mergeEntries(sources, itemOf);
			const keys = entries.map(({ key }) => key);
			expect(new Set(keys).size).toBe(keys.length);
			expect(keys).toEqual([...keys].sort().reverse());
			for (const key of keys) expect(copies.get(key)?.length).toBeGreaterThan(0);
		});
		fc.assert(run);
	});
});
