import { note } from '@tests/factories/note';
import { expect, it } from 'vitest';
import { notePreview } from './notePreview';

it('says the warning, not what lies behind it', () => {
	expect(notePreview(note({ cw: 'Spoilers', text: 'The whale wins.' })).text).toBe('Spoilers');
});

it('puts lines into one', () => {
	expect(notePreview(note({ text: 'first\nsecond' })).text).toBe('first second');
});

it('says what is there where there is no text', () => {
	expect(notePreview(note({ text: null })).text).toBe('Show the note');
});
