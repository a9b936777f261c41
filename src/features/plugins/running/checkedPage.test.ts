import { describe, expect, it } from 'vitest';
import { checkedPage } from './checkedPage';

const content = [{ id: 'a', type: 'text', text: 'High water at noon' }];
const page = { id: 'p', userId: 'mara', title: 'Tides', summary: null, content, font: 'serif', alignCenter: false };

describe('what a plugin returns for a page', () => {
	it('may change its texts, its blocks and its look', () => {
		const change = { title: 'Tide table', summary: 'All of them', content: [], font: 'sans-serif', alignCenter: true };
		expect(checkedPage(page, { ...page, ...change })).toEqual({ ...page, ...change });
		expect(checkedPage(page, { id: 'p', title: 'Alone' })).toEqual({ ...page, title: 'Alone' });
	});

	it.each([
		{ id: 'other', title: 'x' },
		{ title: 'x' },
		{ ...page, userId: 'noor' },
		{ ...page, title: 'x'.repeat(501) },
		{ ...page, title: null, content: 'x', font: 5, alignCenter: 'yes' },
		{ ...page, content: ['x'] },
		{ ...page, content: Array(1_001).fill({}) },
		{ ...page, content: [{ text: 'x'.repeat(200_000) }] },
		['p'],
		'p',
		null,
	])('leaves it as it is otherwise (%#)', returned => expect(checkedPage(page, returned)).toEqual(page));
});
