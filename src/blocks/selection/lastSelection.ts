/** A press on a button may end the selection before the button is asked what to do about it. */
const LINGERS_MS = 1_500;

let last: { range: Range; endedAt: number | null } | null = null;

/** Remembers what is selected, to be called whenever that changes. */
export function rememberSelection(): void {
	const selection = getSelection();
	if (selection && !selection.isCollapsed && selection.rangeCount > 0) {
		last = { range: selection.getRangeAt(0).cloneRange(), endedAt: null };
	} else if (last) last.endedAt ??= performance.now();
}

/** What is selected, or was until a moment ago; null where that is nothing, or fields have a selection of their own. */
export function lastSelection(): Range | null {
	const selection = getSelection();
	if (selection && !selection.isCollapsed && selection.rangeCount > 0) return selection.getRangeAt(0);
	if (last?.endedAt == null || performance.now() - last.endedAt > LINGERS_MS) return null;
	return last.range;
}

const TEXT = '[data-note-text]';

/** The texts of notes that a range has some of, in the order of the document. */
export function textsIn(range: Range): Element[] {
	const common = range.commonAncestorContainer;
	const around = common instanceof Element ? common : common.parentElement;
	const only = around?.closest(TEXT);
	if (only) return [only];
	return [...(around?.querySelectorAll(TEXT) ?? [])].filter(text => hasSome(text, range));
}

/** A range that ends right where a text begins has none of it. */
function hasSome(text: Element, range: Range): boolean {
	if (!range.intersectsNode(text)) return false;
	const whole = document.createRange();
	whole.selectNodeContents(text);
	return (
		range.compareBoundaryPoints(Range.START_TO_END, whole) > 0 &&
		range.compareBoundaryPoints(Range.END_TO_START, whole) < 0
	);
}
