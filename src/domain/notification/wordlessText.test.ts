import { file } from '@tests/factories/file';
import { note } from '@tests/factories/note';
import { expect, it } from 'vitest';
import { notificationWords } from '@/features/notifications/notificationWords';
import { wordlessText } from './wordlessText';

const said = (...fields: Parameters<typeof note>) => wordlessText(note(...fields), notificationWords());

it('leaves a note to its words, and those behind an empty warning to themselves', () => {
	expect(said()).toBeNull();
	expect(said({ cw: 'Spoilers', text: 'The whale wins.' })).toBeNull();
	expect(said({ cw: '', text: 'The whale wins.' })).toBe('Open note');
});

it('says what is there where there is no text', () => {
	expect(said({ text: null })).toBe('Open note');
	expect(said({ text: ' ', files: [file(), file()] })).toBe('2 images');
});
