import { file } from '@tests/factories/file';
import { note } from '@tests/factories/note';
import { expect, it } from 'vitest';
import { wordlessPreview } from './wordlessPreview';

it('leaves a note to its words, and those behind an empty warning to themselves', () => {
	expect(wordlessPreview(note())).toBeNull();
	expect(wordlessPreview(note({ cw: 'Spoilers', text: 'The whale wins.' }))).toBeNull();
	expect(wordlessPreview(note({ cw: '', text: 'The whale wins.' }))).toBe('Open note');
});

it('says what is there where there is no text', () => {
	expect(wordlessPreview(note({ text: null }))).toBe('Open note');
	expect(wordlessPreview(note({ text: ' ', files: [file(), file()] }))).toBe('2 images');
});
