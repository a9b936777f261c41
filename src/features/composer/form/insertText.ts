import { noteCaret } from './noteCaret';

/**
 * Replaces the field's selection and puts the caret behind the new text.
 * @returns the whole text
 */
export function insertText(area: HTMLTextAreaElement, value: string): string {
	return replaceText(area, area.selectionStart, area.selectionEnd, value);
}

/** Replaces a part of the field's text. Done at once in the field itself, as the next key may be coming. */
export function replaceText(area: HTMLTextAreaElement, from: number, to: number, value: string): string {
	area.focus();
	area.setRangeText(value, from, to, 'end');
	// React doesn't notice this change, and would then miss a change back to the text that it knows. With the event
	// below it does.
	const { value: whole } = area;
	area.value = whole;
	noteCaret(area);
	return whole;
}

/** Inserts text as if typed: separated from a word in front of it, and with suggestions. */
export function typeText(area: HTMLTextAreaElement, value: string): void {
	const isAfterWord = /\S$/.test(area.value.slice(0, area.selectionStart));
	area.focus();
	area.setRangeText(isAfterWord ? ` ${value}` : value, area.selectionStart, area.selectionEnd, 'end');
	area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
