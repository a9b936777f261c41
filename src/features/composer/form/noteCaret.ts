export interface Caret {
	/** The text that it was in. */
	readonly value: string;
	readonly start: number;
	readonly end: number;
}

const carets = new WeakMap<HTMLTextAreaElement, Caret>();

/** Where the caret of a field was when somebody last typed or moved it, or the form wrote something there. */
export const notedCaret = (area: HTMLTextAreaElement): Caret | undefined => carets.get(area);

export function noteCaret(area: HTMLTextAreaElement): void {
	carets.set(area, { value: area.value, start: area.selectionStart, end: area.selectionEnd });
}
