import { describe, expect, it } from 'vitest';
import { isFileLong, isTextPaste, pastedNoteId } from './pasteRules';

const ORIGIN = 'https://home.example';

describe('what is pasted', () => {
	it.each([
		['https://home.example/notes/a1b2', 'a1b2'],
		['  https://home.example/notes/a1b2/\n', 'a1b2'],
		['https://home.example/notes/a1b2?from=here#top', 'a1b2'],
		['https://home.example.evil.example/notes/a1b2', null],
		['https://elsewhere.example/notes/a1b2', null],
		['look: https://home.example/notes/a1b2', null],
		['https://home.example/notes/a1b2 indeed', null],
		['https://home.example/notes/', null],
		['https://home.example/notes/a1b2/replies', null],
		['', null],
	])('%j is the address of the note %j', (pasted, id) => {
		expect(pastedNoteId(pasted, ORIGIN)).toBe(id);
	});

	it.each([
		['a cell of a table', [{ name: 'image.png' }], true],
		['two\tcells\nand two more', [{ name: 'image.png' }], true],
		['', [{ name: 'image.png' }], false],
		['sea.jpg', [{ name: 'sea.jpg' }], false],
		['sea.jpg\r\nquay.jpg', [{ name: 'sea.jpg' }, { name: 'quay.jpg' }], false],
		['file:///home/mara/sea.jpg', [{ name: 'sea.jpg' }], false],
		['C:\\pictures\\sea.jpg', [{ name: 'sea.jpg' }], false],
	])('%j beside files is text: %s', (pasted, files, expected) => {
		expect(isTextPaste(pasted, files)).toBe(expected);
	});

	it('is long from 1001 characters on, as people count them', () => {
		expect(isFileLong('😀'.repeat(1000))).toBe(false);
		expect(isFileLong('😀'.repeat(1001))).toBe(true);
	});
});
