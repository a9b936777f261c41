import { wireNote } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { EntityStore } from '@/stores/entities/EntityStore';
import type { Session } from '@/stores/session/Session';
import { offsetPages } from './offsetPages';

/** A server with these notes, newest first. */
function served(ids: readonly string[]) {
	const stored = [...ids];
	const call = vi.fn(async (_: string, { offset = 0, limit }: { offset?: number; limit: number }) =>
		stored.slice(offset, offset + limit).map(id => wireNote({ id })),
	);
	const session = { entities: new EntityStore(), api: { call } } as unknown as Session;
	const fetch = offsetPages(session, 'notes/polls/recommendation', {});
	const page = (untilId?: string) =>
		fetch({ limit: 2, ...(untilId !== undefined && { untilId }) }, new AbortController().signal);
	return { stored, page };
}

it('goes on after the last note of the page before', async () => {
	const { page } = served(['e', 'd', 'c', 'b', 'a']);
	expect(await page()).toEqual(['e', 'd']);
	expect(await page('d')).toEqual(['c', 'b']);
	expect(await page('b')).toEqual(['a']);
	expect(await page('a')).toEqual([]);
});

it('shows no note twice where others were posted meanwhile', async () => {
	const { stored, page } = served(['c', 'b', 'a']);
	await page();
	stored.unshift('d');
	expect(await page('b')).toEqual(['a']);
});

it('goes on where all of a page came before', async () => {
	const { stored, page } = served(['d', 'c', 'b', 'a']);
	await page();
	stored.unshift('f', 'e');
	expect(await page('c')).toEqual(['b', 'a']);
});

it('begins anew with the first page', async () => {
	const { stored, page } = served(['b', 'a']);
	await page();
	stored.unshift('c');
	expect(await page()).toEqual(['c', 'b']);
});
