import { describe, expect, it } from 'vitest';
import { searchEmojis } from './searchEmojis';

const emojis = [
	{ emoji: ':blobcat_heart:', name: 'blobcat_heart', words: ['love'] },
	{ emoji: '⚓', name: 'anchor', words: ['ship', 'sea'] },
	{ emoji: '❤️', name: 'heart', words: ['love', 'like'] },
	{ emoji: '😍', name: 'heart_eyes', words: ['face'] },
];
const names = (query: string) => searchEmojis(emojis, query).map(each => each.name);

describe('the search for emojis', () => {
	it('puts the exact name first, then beginnings, then the rest', () => {
		expect(names('heart')).toEqual(['heart', 'heart_eyes', 'blobcat_heart']);
	});

	it('finds by alias, whatever the case', () => {
		expect(names('SHIP')).toEqual(['anchor']);
		expect(names('lov')).toEqual(['blobcat_heart', 'heart']);
	});

	it('takes a typed code and spaces as they are meant', () => {
		expect(names(':heart eyes:')).toEqual(['heart_eyes']);
	});

	it('finds an emoji that was pasted', () => {
		expect(names('⚓')).toEqual(['anchor']);
		expect(names('❤')).toEqual(['heart']);
	});

	it('finds nothing for nothing', () => {
		expect(names('  ')).toEqual([]);
	});
});
