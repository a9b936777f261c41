import { expect, it } from 'vitest';
import { mergedLines } from './mergedLines';

it('are the edited ones, as they were typed, where nothing else has changed', () => {
	expect(mergedLines('a\nb', ' b \n\nc', 'a\nb')).toBe(' b \n\nc');
	expect(mergedLines('', 'a', '')).toBe('a');
});

it('have what was added elsewhere, once', () => {
	expect(mergedLines('a', 'a\nb', 'a\nc')).toBe('a\nb\nc');
	expect(mergedLines('a', 'a\nb', 'a\nb')).toBe('a\nb');
	expect(mergedLines('a', '', 'a\nc')).toBe('c');
});

it('lack what was removed elsewhere, unless it is new here', () => {
	expect(mergedLines('a\nb', 'a\nb\nc', 'b')).toBe('b\nc');
	expect(mergedLines('a', 'b', '')).toBe('b');
});
