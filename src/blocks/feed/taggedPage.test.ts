import { wireNote } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { type Paging, pagingParams } from '@/api/pagingParams';
import type { WireNote } from '@/wire/entities';
import { taggedPage } from './taggedPage';

const idOf = (at: number) => `n${String(9000 - at)}`;
const tagged = (at: number, tags?: string[]) => wireNote({ id: idOf(at), ...(tags && { tags }) });
const server = (all: readonly WireNote[]) =>
	vi.fn(async ({ limit, untilId }: Paging) =>
		all.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
	);
const ids = (notes: readonly WireNote[]) => notes.map(({ id }) => id);
/** Another list each time, as what was passed is remembered for each. */
const tideAndFog = () => [['tide', 'fog']];

it('takes the notes that have all hashtags of a row, and no others', async () => {
	const ask = server([
		tagged(0, ['fog']),
		tagged(1, ['fog', 'gull', 'tide']),
		tagged(2, ['tide']),
		tagged(3),
		tagged(4, ['gull']),
	]);
	const find = async (rows: string[][]) => ids(await taggedPage(ask, rows, pagingParams({ limit: 10 })));
	expect(await find(tideAndFog())).toEqual([idOf(1)]);
	expect(await find([['tide', 'fog'], ['gull']])).toEqual([idOf(1), idOf(4)]);
});

it.each([
	['case', 'Tide', 'tide'],
	['width', 'ｔｉｄｅ', 'tide'],
	['composition', 'がく'.normalize('NFD'), 'がく'],
])('compares without differences of %s', async (_, wanted, sent) => {
	const ask = server([tagged(0, [sent, 'fog'])]);
	expect(await taggedPage(ask, [[wanted, 'fog']], pagingParams({ limit: 10 }))).toHaveLength(1);
});

it('reads on below what it has left out, by larger pages, until there is something', async () => {
	const all = Array.from({ length: 250 }, (_, at) => tagged(at, at === 120 ? ['tide', 'fog'] : ['fog']));
	const ask = server(all);
	expect(ids(await taggedPage(ask, tideAndFog(), pagingParams({ limit: 30 })))).toEqual([idOf(120)]);
	expect(ask.mock.calls.map(([{ limit, untilId }]) => [limit, untilId])).toEqual([
		[30, undefined],
		[100, idOf(29)],
	]);
	expect(await taggedPage(ask, tideAndFog(), pagingParams({ limit: 30, untilId: idOf(120) }))).toEqual([]);
});

it('gives no more than was asked for, and nothing twice', async () => {
	const ask = server(Array.from({ length: 60 }, (_, at) => tagged(at, at < 20 ? ['fog'] : ['tide', 'fog'])));
	const first = await taggedPage(ask, tideAndFog(), pagingParams({ limit: 15 }));
	const next = await taggedPage(ask, tideAndFog(), pagingParams({ limit: 15, untilId: first.at(-1)?.id ?? '' }));
	expect(ids([...first, ...next])).toEqual(Array.from({ length: 30 }, (_, at) => idOf(20 + at)));
});

it('gives up after 50 pages without any', async () => {
	let at = 0;
	const ask = vi.fn(async ({ limit }: Paging) => Array.from({ length: limit }, () => tagged(at++, ['fog'])));
	expect(await taggedPage(ask, tideAndFog(), pagingParams({ limit: 15 }))).toEqual([]);
	expect(ask).toHaveBeenCalledTimes(50);
});

it('does not look again through what it has passed before, when it begins anew', async () => {
	const all = Array.from({ length: 1000 }, (_, at) => tagged(at + 10, at === 900 ? ['tide', 'fog'] : ['fog']));
	const rows = tideAndFog();
	expect(ids(await taggedPage(server(all), rows, pagingParams({ limit: 15 })))).toEqual([idOf(910)]);
	const later = server([tagged(9, ['fog']), ...all]);
	expect(ids(await taggedPage(later, rows, pagingParams({ limit: 15 })))).toEqual([idOf(910)]);
	expect(later).toHaveBeenCalledTimes(2);
	const fresh = server([tagged(8, ['tide', 'fog']), tagged(9, ['fog']), ...all]);
	expect(ids(await taggedPage(fresh, rows, pagingParams({ limit: 15 })))).toEqual([idOf(8)]);
});

it('knows that there were none at all', async () => {
	const all = Array.from({ length: 1000 }, (_, at) => tagged(at, ['fog']));
	const rows = tideAndFog();
	expect(await taggedPage(server(all), rows, pagingParams({ limit: 15 }))).toEqual([]);
	const later = server(all);
	expect(await taggedPage(later, rows, pagingParams({ limit: 15 }))).toEqual([]);
	expect(later).toHaveBeenCalledTimes(1);
});
