import { wireNote } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { pagingParams } from '@/api/pagingParams';
import type { WireNote } from '@/wire/entities';
import { searchedPages } from './searchedPages';

const OPTIONS = {};
const idOf = (at: number) => `n${String(9000 - at)}`;
const many = Array.from({ length: 250 }, (_, at) =>
	wireNote({ id: idOf(at), text: at % 100 === 0 ? 'Fog over the harbour' : 'Nothing new', cw: null }),
);
const ask = (all: readonly WireNote[]) =>
	vi.fn(async ({ limit, untilId }: { limit: number; untilId?: string }) =>
		all.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
	);
const search = (words: string, all: readonly WireNote[] = many) => {
	const asked = ask(all);
	return { asked, pages: searchedPages(asked, note => note, words) };
};
const ids = (notes: readonly WireNote[]) => notes.map(({ id }) => id);

it('goes on until a page is full or the list ends', async () => {
	const { asked, pages } = search('harbour fog');
	expect(ids(await pages(pagingParams({ limit: 2 }), OPTIONS))).toEqual([idOf(0), idOf(100)]);
	expect(asked).toHaveBeenCalledTimes(2);
	expect(ids(await pages(pagingParams({ limit: 2, untilId: idOf(100) }), OPTIONS))).toEqual([idOf(200)]);
	expect(await pages(pagingParams({ limit: 2, untilId: idOf(200) }), OPTIONS)).toEqual([]);
});

it('gives no more than was asked for, and nothing twice', async () => {
	const { pages } = search('nothing');
	const first = await pages(pagingParams({ limit: 10 }), OPTIONS);
	const next = await pages(pagingParams({ limit: 10, untilId: first.at(-1)?.id }), OPTIONS);
	expect(new Set(ids([...first, ...next])).size).toBe(20);
});

it.each([
	['the warning', { cw: 'Storm' }, 'storm'],
	['another case and width', { text: 'ＦＯＧ' }, 'fog'],
	['kana of another kind', { text: 'フェリー' }, 'ふぇりー'],
	['what is renoted', { text: null, renote: wireNote({ id: 'r', text: 'High water' }) }, 'high water'],
])('finds words in %s', async (_, parts, words) => {
	const { pages } = search(words, [wireNote({ id: 'a', ...parts })]);
	expect(await pages(pagingParams({ limit: 10 }), OPTIONS)).toHaveLength(1);
});
