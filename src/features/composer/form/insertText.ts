import { noteCaret } from './noteCaret';

/** The field's text with `value` in the place of its selection; puts the caret behind it. */
export function insertText(area: HTMLTextAreaElement, value: string): string {
	return replaceText(area, area.selectionStart, area.selectionEnd, value);
}

/** The same in the place of a part of it. At once in the field itself: the next key may be on its way. */
export function replaceText(area: HTMLTextAreaElement, from: number, to: number, value: string): string {
	area.focus();
	area.setRangeText(value, from, to, 'end');
	// React takes no notice of that, and would miss the next change if it led back to the text that React knows. This it
	// notices.
	const { value: whole } = area;
	area.value = whole;
	noteCaret(area);
	return whole;
}

/** As if it had been typed: a word before it stays a word of its own, and whoever completes what is typed hears of it. */
export function typeText(area: HTMLTextAreaElement, value: string): void {
	const isAfterWord = /\S$/.test(area.value.slice(0, area.selectionStart));
	area.focus();
	area.setRangeText(isAfterWord ? ` ${value}` : value, area.selectionStart, area.selectionEnd, 'end');
	area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
