import { expect, it } from 'vitest';
import { feedLines, shuffled } from './feedLines';

it('shows titles as plain text in one line, with links of the web alone', () => {
	const lines = feedLines([
		{ title: ' High\n tide ', link: 'https://a.example/1' },
		{ title: '<b>Storm</b>', link: 'javascript:alert(1)' },
		{ title: null, contentSnippet: 'Fog', link: null },
		{ title: '', link: 'https://a.example/4' },
		{ title: '', link: 'data:text/html,x' },
		{},
	]);
	expect(lines.map(({ title, url }) => [title, url])).toEqual([
		['High tide', 'https://a.example/1'],
		['<b>Storm</b>', null],
		['Fog', null],
		['https://a.example/4', 'https://a.example/4'],
	]);
});

it('knows when an item was published, if it says so', () => {
	const lines = feedLines([
		{ title: 'Tide', isoDate: '2026-11-21T00:23:50.000Z' },
		{ title: 'Fog', isoDate: 'today' },
		{ title: 'Storm' },
	]);
	expect(lines.map(({ at }) => at)).toEqual([Date.UTC(2026, 10, 21, 0, 23, 50), null, null]);
});

it('tells items with the same link apart', () => {
	const item = { title: 'Tide', link: 'https://a.example/' };
	expect(new Set(feedLines([item, item]).map(({ key }) => key)).size).toBe(2);
});

it('shuffles without losing any', () => {
	const order = [0.9, 0.1, 0.5];
	expect(shuffled(['a', 'b', 'c'], () => order.shift() ?? 0)).toEqual(['b', 'c', 'a']);
});
