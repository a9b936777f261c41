export interface Caret {
	/** The text at that time. */
	readonly value: string;
	readonly start: number;
	readonly end: number;
}

const carets = new WeakMap<HTMLTextAreaElement, Caret>();

/** The caret's position when the user last typed or moved it, or the form wrote into the field. */
export const notedCaret = (area: HTMLTextAreaElement): Caret | undefined => carets.get(area);

export function noteCaret(area: HTMLTextAreaElement): void {
	carets.set(area, { value: area.value, start: area.selectionStart, end: area.selectionEnd });
}
