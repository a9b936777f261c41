/** A press on a button may clear the selection before the button's handler runs. */
const LINGERS_MS = 1_500;

let last: { range: Range; endedAt: number | null } | null = null;

/** Stores the selection; call it whenever it changes. */
export function rememberSelection(): void {
	const selection = getSelection();
	if (selection && !selection.isCollapsed && selection.rangeCount > 0) {
		last = { range: selection.getRangeAt(0).cloneRange(), endedAt: null };
	} else if (last) last.endedAt ??= performance.now();
}

/** The current selection, or one cleared a moment ago; null if empty, or inside a field. */
export function lastSelection(): Range | null {
	const selection = getSelection();
	if (selection && !selection.isCollapsed && selection.rangeCount > 0) return selection.getRangeAt(0);
	if (last?.endedAt == null || performance.now() - last.endedAt > LINGERS_MS) return null;
	return last.range;
}

const TEXT = '[data-note-text]';

/** The texts of notes that a range covers at least partly, in document order. */
export function textsIn(range: Range): Element[] {
	const common = range.commonAncestorContainer;
	const around = common instanceof Element ? common : common.parentElement;
	const only = around?.closest(TEXT);
	if (only) return [only];
	return [...(around?.querySelectorAll(TEXT) ?? [])].filter(text => hasSome(text, range));
}

/** A range that ends where a text begins doesn't cover it. */
function hasSome(text: Element, range: Range): boolean {
	if (!range.intersectsNode(text)) return false;
	const whole = document.createRange();
	whole.selectNodeContents(text);
	return (
		range.compareBoundaryPoints(Range.START_TO_END, whole) > 0 &&
		range.compareBoundaryPoints(Range.END_TO_START, whole) < 0
	);
}
