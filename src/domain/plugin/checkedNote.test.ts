import { describe, expect, it } from 'vitest';
import { checkedNote } from './checkedNote';

const renote = { id: 'r', userId: 'noor', visibility: 'public', text: 'below', cw: null };
const note = { id: 'n', userId: 'mara', visibility: 'home', localOnly: false, text: 'high water', cw: null, renote };

describe('what a plugin returns for a note', () => {
	it('may change its text and its content warning, and those of the notes in it', () => {
		expect(checkedNote(note, { ...note, text: 'low', cw: 'tide' })).toEqual({ ...note, text: 'low', cw: 'tide' });
		const changed = checkedNote(note, { ...note, renote: { ...renote, text: 'above' } });
		expect(changed).toEqual({ ...note, renote: { ...renote, text: 'above' } });
		expect(checkedNote(note, { id: 'n', text: 'alone' })).toEqual({ ...note, text: 'alone' });
	});

	it('may be as long as the note has been written', () => {
		const long = { ...note, text: 'x'.repeat(30_000), cw: 'y'.repeat(900) };
		const changed = { ...long, text: 'z'.repeat(30_000), cw: 'w'.repeat(900) };
		expect(checkedNote(long, changed)).toEqual(changed);
		expect(checkedNote(long, { ...long, cw: 'w'.repeat(901) })).toBe(long);
	});

	it('hides it by null', () => expect(checkedNote(note, null)).toBeNull());

	it.each([
		{ ...note, id: 'other', text: 'x' },
		{ ...note, userId: 'noor', text: 'x' },
		{ ...note, visibility: 'public', text: 'x' },
		{ ...note, localOnly: true, text: 'x' },
		{ ...note, replyId: 'q', text: 'x' },
		{ text: 'x' },
		{ ...note, text: null },
		{ ...note, text: 5, cw: {} },
		{ ...note, text: 'x'.repeat(20_001) },
		{ ...note, cw: 'x'.repeat(501) },
		{ ...note, renote: null },
		{ ...note, renote: { ...renote, userId: 'mara', text: 'x' } },
		{ ...note, user: { name: 'somebody else' } },
		['n'],
		'n',
		7,
		undefined,
	])('leaves it as it is by %j', returned => expect(checkedNote(note, returned)).toBe(note));
});
