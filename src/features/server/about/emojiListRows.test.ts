import { describe, expect, it } from 'vitest';
import type { CustomEmoji } from '@/stores/session/EmojiCatalogue';
import { categoriesOf, emojiListRows, frequentTags, wantedEmojis } from './emojiListRows';

const emoji = (name: string, category: string | null = null, aliases: readonly string[] = []): CustomEmoji => ({
	name,
	category,
	aliases,
	url: `/emoji/${name}.webp`,
	isSensitive: false,
});

const all = [
	emoji('helm', 'Gear', ['boat', 'wheel']),
	emoji('loose', null, ['boat']),
	emoji('Sail', 'Gear', ['boat', '帆']),
	emoji('shell', 'Shore'),
];
const names = (emojis: readonly CustomEmoji[]) => emojis.map(({ name }) => name);
const wanted = (wish: Partial<Parameters<typeof wantedEmojis>[1]>) =>
	names(wantedEmojis(all, { words: '', category: undefined, tags: [], ...wish }));

describe('emojis that are looked for', () => {
	it('have the words in their name or in a tag', () => {
		expect(wanted({ words: ' :SAIL: ' })).toEqual(['Sail']);
		expect(wanted({ words: 'whee' })).toEqual(['helm']);
		expect(wanted({ words: '帆' })).toEqual(['Sail']);
	});

	it('are of the category, or of none', () => {
		expect(wanted({ category: 'Gear' })).toEqual(['helm', 'Sail']);
		expect(wanted({ category: null })).toEqual(['loose']);
	});

	it('have every tag', () => {
		expect(wanted({ tags: ['boat'] })).toEqual(['helm', 'loose', 'Sail']);
		expect(wanted({ tags: ['boat', 'wheel'] })).toEqual(['helm']);
	});
});

it('lists categories in the server’s order, and what has none at the end', () => {
	expect(categoriesOf(all)).toEqual(['Gear', 'Shore', null]);
});

it('offers the most frequent tags, the chosen ones first', () => {
	expect(frequentTags(all, [], 2)).toEqual(['boat', 'wheel']);
	expect(frequentTags(all, ['帆'], 2)).toEqual(['帆', 'boat']);
});

it('makes rows of each category, with its name and number in front', () => {
	const rows = emojiListRows(all, 1);
	expect(rows.map(row => (row.kind === 'category' ? [row.name, row.count] : names(row.emojis)))).toEqual([
		['Gear', 2],
		['helm'],
		['Sail'],
		['Shore', 1],
		['shell'],
		[null, 1],
		['loose'],
	]);
	expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
