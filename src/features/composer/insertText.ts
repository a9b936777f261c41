/** The field's text with `value` in the place of its selection; puts the caret behind it. */
export function insertText(area: HTMLTextAreaElement, value: string): string {
	const { selectionStart, selectionEnd } = area;
	const next = area.value.slice(0, selectionStart) + value + area.value.slice(selectionEnd);
	const caret = selectionStart + value.length;
	requestAnimationFrame(() => {
		area.focus();
		area.setSelectionRange(caret, caret);
	});
	return next;
}
