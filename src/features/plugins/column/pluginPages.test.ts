import { describe, expect, it, vi } from 'vitest';
import type { PluginPage } from '@/stores/plugins/pluginColumns';
import { pluginPages } from './pluginPages';

const { signal } = new AbortController();

/** The pages of a plugin that pages through these ids. */
function pagesOf(ids: readonly string[], isThere: (id: string) => boolean = () => true) {
	const load = vi.fn(async ({ untilId, limit }: PluginPage) => {
		const from = untilId === null ? 0 : ids.indexOf(untilId) + 1;
		return ids.slice(from, from + limit);
	});
	const fetch = pluginPages(load, async given => given.filter(isThere));
	const page = (untilId?: string, limit = 3) => fetch({ limit, ...(untilId !== undefined && { untilId }) }, signal);
	return { load, page, asked: () => load.mock.calls.map(([{ untilId }]) => untilId) };
}

const IDS = 'ihgfedcba'.split('');

describe('the pages of a column that a plugin feeds', () => {
	it('follow each other to the end', async () => {
		const { page, asked } = pagesOf(IDS);
		expect([await page(), await page('g'), await page('d'), await page('a')]).toEqual([
			['i', 'h', 'g'],
			['f', 'e', 'd'],
			['c', 'b', 'a'],
			[],
		]);
		expect(asked()).toEqual([null, 'g', 'd', 'a']);
	});

	it('leave out what is gone, and go on behind it', async () => {
		const { page, asked } = pagesOf(IDS, id => !'hgd'.includes(id));
		expect([await page(), await page('i'), await page('e')]).toEqual([['i'], ['f', 'e'], ['c', 'b', 'a']]);
		expect(asked()).toEqual([null, 'g', 'd']);
	});

	it('go on where a whole page is gone, five times at most', async () => {
		const some = pagesOf(IDS, id => id < 'd');
		expect(await some.page()).toEqual(['c', 'b', 'a']);
		expect(some.asked()).toEqual([null, 'g', 'd']);
		const none = pagesOf(
			Array.from({ length: 1_000 }, (_, index) => `n${index}`),
			() => false,
		);
		expect(await none.page()).toEqual([]);
		expect(none.load).toHaveBeenCalledTimes(5);
	});

	it('end with a plugin that returns the same again', async () => {
		const fetch = pluginPages(
			async () => IDS,
			async ids => [...ids],
		);
		expect(await fetch({ limit: 3 }, signal)).toEqual(IDS);
		expect(await fetch({ limit: 3, untilId: 'a' }, signal)).toEqual([]);
		// Asked again for the top, as in a poll, and then for what is below another note.
		await fetch({ limit: 3 }, signal);
		expect(await fetch({ limit: 3, untilId: 'older' }, signal)).toEqual([]);
	});

	it('can be read again from within', async () => {
		const { page } = pagesOf(IDS);
		await page();
		await page('g');
		expect(await page('g')).toEqual(['f', 'e', 'd']);
		expect(await page('h')).toEqual(['g', 'f', 'e']);
		expect(await page()).toEqual(['i', 'h', 'g']);
	});
});
