import { type RefObject, useLayoutEffect } from 'react';
import { caretAfter } from './caretAfter';
import { noteCaret, notedCaret } from './noteCaret';

/**
 * Keeps the caret in place when another composer of the same draft changes the text, as browsers would put it at the
 * end. Call `noteCaret` after the user has typed, and after writing into the field.
 */
export function useSteadyCaret(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
	useLayoutEffect(() => {
		const field = area.current;
		const noted = field && notedCaret(field);
		if (!field || !noted || noted.value === value || document.activeElement !== field) return;
		const { value: before, start, end } = noted;
		field.setSelectionRange(caretAfter(before, value, start), caretAfter(before, value, end));
		noteCaret(field);
	}, [area, value]);
}
