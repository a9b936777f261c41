import { expect, it } from 'vitest';
import { noteIdIn } from './askPinnedNote';

it.each([
	['https://home.example/notes/abc123', 'abc123'],
	['https://home.example/notes/abc123/replies?x#y', 'abc123'],
	['/notes/abc123', 'abc123'],
	['abc123', 'abc123'],
])('%s names a note', (entered, id) => {
	expect(noteIdIn(entered)).toBe(id);
});

it.each(['', 'https://home.example/', 'https://home.example/@mara', 'two words', 'javascript:alert(1)'])(
	'%j names none',
	entered => {
		expect(noteIdIn(entered)).toBeNull();
	},
);
