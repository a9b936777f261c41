// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../queryClient';
import { Session } from '../session/Session';
import { takeFromPages } from './cachedPages';
import { definePages, queryKey } from './Query';

const session = new Session('https://a.example', null);
const query = definePages({
	...{ name: 'waiting', lifetime: 'open' },
	fetch: async (_session, _of: null) => ({ items: [] as readonly string[], next: null }),
});
const key = queryKey(session, query, null);
const show = (...pages: string[][]) =>
	queryClient.setQueryData(key, {
		pages: pages.map(items => ({ items, next: null })),
		pageParams: pages.map(() => null),
	});
const shown = () => queryClient.getQueryData<{ pages: { items: string[] }[] }>(key)?.pages.map(({ items }) => items);
const take = (id: string) => takeFromPages(session, query, null, id);

beforeEach(() => show(['a', 'b', 'c'], ['d']));

it('an item that was taken out comes back to its place', () => {
	const putBack = take('b');
	expect(shown()).toEqual([['a', 'c'], ['d']]);
	putBack();
	expect(shown()).toEqual([['a', 'b', 'c'], ['d']]);
});

it('it alone comes back: those taken meanwhile stay away, and pages that came meanwhile stay', () => {
	const putBack = take('a');
	take('b');
	show(['c'], ['d'], ['e']);
	putBack();
	expect(shown()).toEqual([['a', 'c'], ['d'], ['e']]);
});

it.each([['a c'], ['c a']])('those taken one after the other come back in their order: %s', order => {
	const putBack: Record<string, () => void> = { a: take('a'), b: take('b'), c: take('c') };
	for (const id of order.split(' ')) putBack[id]?.();
	expect(shown()).toEqual([['a', 'c'], ['d']]);
});

it('an item that was fetched again is not there twice', () => {
	const putBack = take('b');
	show(['x', 'a', 'b', 'c']);
	putBack();
	expect(shown()).toEqual([['x', 'a', 'b', 'c']]);
});
