import { seenNote } from '@tests/factories/seenNote';
import { describe, expect, it, vi } from 'vitest';
import type { SeenNote } from '@/domain/seen/SeenNote';
import { readSeenQuery } from '@/domain/seen/seenQuery';
import { memoryStorage } from './memoryStorage';
import { type SeenNews, type SeenTabs, seenPipeline } from './seenPipeline';

const ANN = 'a.example/ann';
const BEN = 'a.example/ben';
const NOW = Date.UTC(2026, 10, 26);

function world(bounds?: { notes: number; bytes: number }) {
	const storage = memoryStorage(bounds);
	const listeners: ((news: SeenNews) => void)[] = [];
	const open = () => {
		const own: ((news: SeenNews) => void)[] = [];
		const tabs: SeenTabs = {
			post(news) {
				for (const listener of listeners) if (!own.includes(listener)) listener(news);
			},
			listen: listener => {
				own.push(listener);
				listeners.push(listener);
			},
		};
		const pipeline = seenPipeline(async () => storage, tabs);
		const search = async (typed: string, accounts = [ANN, BEN], limit = 10) => {
			const { query } = readSeenQuery(typed, NOW);
			return pipeline.search({ query, accounts, after: null, limit });
		};
		return {
			pipeline,
			search,
			ids: async (typed: string, accounts?: string[]) =>
				(await search(typed, accounts)).hits.map(({ note }) => note.id),
			put: (notes: readonly SeenNote[], account = ANN, at = NOW) => pipeline.put(account, notes, at),
		};
	};
	return { ...open(), open, storage };
}

describe('seenPipeline', () => {
	it('finds the newest first, by all words and filters', async () => {
		const { put, ids } = world();
		await put([
			seenNote({ id: 'a', at: 1, text: 'A foggy harbour', has: ['image', 'file'] }),
			seenNote({ id: 'b', at: 3, text: 'Harbour lights', username: 'ben', host: 'b.example', name: 'Ben' }),
			seenNote({
				id: 'c',
				at: 2,
				text: 'nothing',
				cw: 'harbour news',
				channel: 'Deep Sea',
				places: [{ kind: 'channel' }],
			}),
			seenNote({
				id: 'd',
				at: 4,
				text: 'a picture',
				alt: 'the harbour by night',
				places: [{ kind: 'list', name: 'Crew' }],
			}),
		]);
		expect(await ids('harb')).toEqual(['d', 'b', 'c', 'a']);
		expect(await ids('harb fog')).toEqual(['a']);
		expect(await ids('harb from:ben')).toEqual(['b']);
		expect(await ids('from:mara@a.ex')).toEqual(['d', 'c', 'a']);
		expect(await ids('from:ben@b.example')).toEqual(['b']);
		expect(await ids('in:channel')).toEqual(['c']);
		expect(await ids('in:deep')).toEqual(['c']);
		expect(await ids('in:crew')).toEqual(['d']);
		expect(await ids('in:home')).toEqual(['b', 'a']);
		expect(await ids('has:image')).toEqual(['a']);
		expect(await ids('before:1971 harb')).toEqual(['d', 'b', 'c', 'a']);
		expect(await ids('after:1971 harb')).toEqual([]);
	});

	it('finds one’s own notes', async () => {
		const { put, ids } = world();
		await put([seenNote({ id: 'a', userId: 'ann' }), seenNote({ id: 'b', userId: 'ben' })]);
		await put([seenNote({ id: 'c', userId: 'ben' })], BEN);
		expect(await ids('from:me')).toEqual(['c', 'a']);
	});

	it('takes nobody else for oneself whose name begins with me', async () => {
		const { put, ids } = world();
		await put([
			seenNote({ id: 'a', userId: 'ann' }),
			seenNote({ id: 'b', userId: 'mei', username: 'mei', name: 'Mei' }),
			seenNote({ id: 'c', userId: 'rin', username: 'rin', name: 'Not Me' }),
		]);
		expect(await ids('from:me')).toEqual(['a']);
		expect(await ids('from:mei')).toEqual(['b']);
	});

	it('goes on after the last of a page, also when notes came and went meanwhile', async () => {
		const { put, pipeline, search } = world();
		await put(Array.from({ length: 25 }, (_, at) => seenNote({ id: `n${String(at).padStart(2, '0')}`, at })));
		const first = await search('tide');
		expect(first.hits.map(({ note }) => note.at)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
		await put([seenNote({ id: 'new', at: 99 })]);
		await pipeline.remove(ANN, ['n14']);
		const { query } = readSeenQuery('tide', NOW);
		const second = await pipeline.search({ query, accounts: [ANN], after: first.next, limit: 50 });
		expect(second.hits.map(({ note }) => note.at)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
		expect(second.next).toBeNull();
	});

	it('shows a note once that two accounts of a server have seen, as the first of them', async () => {
		const { put, search } = world();
		await put([seenNote()], ANN);
		await put([seenNote()], BEN);
		await put([seenNote({ text: 'The tide elsewhere' })], 'b.example/ann');
		expect((await search('tide', [BEN, ANN])).hits.map(({ account }) => account)).toEqual([BEN]);
		expect((await search('tide', [ANN, BEN, 'b.example/ann'])).hits).toHaveLength(2);
		expect((await search('tide', ['a.example/nobody'])).hits).toEqual([]);
	});

	it('replaces what was edited, and gathers where it was shown', async () => {
		const { put, ids } = world();
		await put([seenNote({ text: 'The tyde' })]);
		expect(await ids('tyde')).toEqual(['n1']);
		await put([seenNote({ text: 'The tide', places: [{ kind: 'local' }] })]);
		expect(await ids('tyde')).toEqual([]);
		expect(await ids('tide in:home in:local')).toEqual(['n1']);
	});

	it('has nothing of an account once it is forgotten', async () => {
		const { put, ids, pipeline, storage } = world();
		await put([seenNote()], ANN);
		await put([seenNote({ id: 'n2' })], BEN);
		expect(await ids('tide')).toEqual(['n2', 'n1']);
		await pipeline.forget(ANN);
		expect(await ids('tide')).toEqual(['n2']);
		const left: string[] = [];
		await storage.read(notes => left.push(...notes.map(({ account }) => account)));
		expect(left).toEqual([BEN]);
		expect((await pipeline.coverage()).map(({ account }) => account)).toEqual([BEN]);
		await pipeline.forget(null);
		expect(await pipeline.coverage()).toEqual([]);
	});

	it('drops what was shown longest ago when there are too many', async () => {
		const { put, ids, pipeline } = world({ notes: 3, bytes: 1e6 });
		await put([seenNote({ id: 'a', at: 1 }), seenNote({ id: 'b', at: 2 })], ANN, NOW - 5 * 86_400_000);
		await put([seenNote({ id: 'c', at: 3 })], BEN, NOW - 4 * 86_400_000);
		expect(await ids('tide')).toEqual(['c', 'b', 'a']);
		await put([seenNote({ id: 'a', at: 1 }), seenNote({ id: 'd', at: 0 })], ANN, NOW);
		expect(await ids('tide')).toEqual(['c', 'a', 'd']);
		expect(await pipeline.coverage()).toMatchObject([
			...[{ account: BEN, notes: 1, since: NOW - 4 * 86_400_000 }],
			{ account: ANN, notes: 2, since: NOW },
		]);
	});

	it('drops them when they take too much room', async () => {
		const { put, ids, pipeline } = world({ notes: 100, bytes: 3_000 });
		for (let at = 0; at < 9; at++) await put([seenNote({ id: `n${at}`, at, text: '潮'.repeat(300) })], ANN, NOW + at);
		expect(await ids('潮')).toEqual(['n8', 'n7', 'n6']);
		const [covered] = await pipeline.coverage();
		expect(covered?.bytes).toBeLessThanOrEqual(3_000);
	});

	it('drops a tenth of them where the browser gives no more room, and keeps what is seen now', async () => {
		const { put, ids, storage, pipeline } = world();
		await put(
			Array.from({ length: 20 }, (_, at) => seenNote({ id: `n${String(at).padStart(2, '0')}`, at })),
			ANN,
			NOW - 5 * 86_400_000,
		);
		expect(await ids('tide', [ANN])).toHaveLength(10);
		vi.spyOn(storage, 'put').mockRejectedValueOnce(new DOMException('No room.', 'QuotaExceededError'));
		await put([seenNote({ id: 'new', at: 99 })]);
		const { query } = readSeenQuery('tide', NOW);
		const { hits } = await pipeline.search({ query, accounts: [ANN], after: null, limit: 50 });
		expect(hits.map(({ note }) => note.id)).toEqual([
			...['new', ...Array.from({ length: 18 }, (_, index) => `n${String(19 - index).padStart(2, '0')}`)],
		]);
	});

	it('keeps what it has where something else went wrong', async () => {
		const { put, ids, storage } = world();
		await put([seenNote({ id: 'a' })]);
		vi.spyOn(storage, 'put').mockRejectedValueOnce(new DOMException('Closed.', 'InvalidStateError'));
		await expect(put([seenNote({ id: 'b' })])).rejects.toThrow('Closed.');
		expect(await ids('tide')).toEqual(['a']);
	});

	it('hears what other tabs have seen, changed and forgotten', async () => {
		const { put, ids, open, pipeline } = world();
		await put([seenNote({ id: 'a' })]);
		const other = open();
		expect(await other.ids('tide')).toEqual(['a']);
		await put([seenNote({ id: 'b', at: 2_000 })]);
		await expect.poll(() => other.ids('tide')).toEqual(['b', 'a']);
		await other.pipeline.remove(ANN, ['a']);
		await expect.poll(() => ids('tide')).toEqual(['b']);
		await pipeline.forget(null);
		await expect.poll(() => other.ids('tide')).toEqual([]);
	});

	it('has everything again after its worker was killed', async () => {
		const { put, open } = world();
		await put([seenNote()]);
		expect(await open().ids('tide')).toEqual(['n1']);
	});
});
