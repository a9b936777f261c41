import { flushSync } from 'react-dom';
import { ColumnArranger } from './ColumnArranger';
import type { Grip } from './grips';
import type { HeldPointer } from './HeldPointer';

/**
 * Shows the grid that arranges the columns of a deck, and hands it the pointer. Also where the code came after the pointer
 * was let go: the column goes where it was dropped.
 * @param show renders the grid; null: it can't hold the column, which is gone
 */
export function takeHold(
	pointer: HeldPointer,
	{ id, edge }: Grip,
	deck: HTMLElement,
	show: (arranger: typeof ColumnArranger | null) => void,
): void {
	flushSync(() => show(ColumnArranger));
	const place = deck.querySelector(`[data-outline="${CSS.escape(id)}"]`);
	const start = edge === null ? place : place?.querySelector(`.react-resizable-handle-${edge}`);
	if (!start) {
		show(null);
		return;
	}
	// Each only counts once the grid has rendered the one before.
	flushSync(() => send('mousedown', start, pointer.press));
	flushSync(() => send('mousemove', document.body, pointer.at));
	const end = () => send('mouseup', document.body, pointer.at);
	if (!pointer.isHeld) end();
	else if (pointer.press.pointerType === 'touch') {
		// The browser itself tells of the others' mouse events.
		pointer.follow(() => send('mousemove', document.body, pointer.at), end);
	} else pointer.follow(() => {}, end);
}

function send(type: 'mousedown' | 'mousemove' | 'mouseup', target: Element, { clientX, clientY }: PointerEvent): void {
	target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, view: window }));
}
