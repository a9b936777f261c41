import { describe, expect, it } from 'vitest';
import { searchEmojis } from './searchEmojis';

const emojis = [
	{ emoji: ':sweetheart:', name: 'sweetheart', words: ['love'] },
	{ emoji: ':blobcat_heart:', name: 'blobcat_heart', words: ['love'] },
	{ emoji: '🫀', name: 'organ', words: ['heart', 'pulse'] },
	{ emoji: '⚓', name: 'anchor', words: ['ship', 'sea'] },
	{ emoji: '🃏', name: 'card', words: ['hearts game', 'sweethearts'] },
	{ emoji: '😍', name: 'heart_eyes', words: ['face'] },
	{ emoji: '❤️', name: 'heart', words: ['love', 'like'] },
];
const names = (query: string, used: readonly string[] = []) => searchEmojis(emojis, query, used).map(each => each.name);

describe('the search for emojis', () => {
	it('puts beginnings of names first, then what is within names, then aliases', () => {
		expect(names('heart')).toEqual(['heart', 'heart_eyes', 'blobcat_heart', 'sweetheart', 'organ', 'card']);
	});

	it('puts a name that holds the word before an alias that is the word', () => {
		expect(names('love')).toEqual(['sweetheart', 'blobcat_heart', 'heart']);
		expect(names('eart').at(-1)).toBe('card');
	});

	it('puts those that the user chose lately before all others, the last one first', () => {
		const used = [':blobcat_heart:', '🃏', '⚓'];
		expect(names('heart', used)).toEqual(['blobcat_heart', 'card', 'heart', 'heart_eyes', 'sweetheart', 'organ']);
	});

	it('knows a chosen emoji again however its character was written', () => {
		expect(names('lov', ['❤'])).toEqual(['heart', 'sweetheart', 'blobcat_heart']);
	});

	it('finds by alias, whatever the case', () => {
		expect(names('SHIP')).toEqual(['anchor']);
	});

	it('takes a typed code and spaces as they are meant', () => {
		expect(names(':heart eyes:')).toEqual(['heart_eyes']);
		expect(names('hearts game')).toEqual(['card']);
	});

	it('finds an emoji that was pasted, before all that was chosen', () => {
		expect(names('⚓', ['❤'])).toEqual(['anchor']);
		expect(names('❤')).toEqual(['heart']);
	});

	it('finds nothing for nothing', () => {
		expect(names('  ')).toEqual([]);
	});
});
