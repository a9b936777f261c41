import { type RefObject, useLayoutEffect, useRef } from 'react';
import { holdCopy } from './holdCopy';

/**
 * For an element that shows a secret: who copies what is selected of it, also together with what stands around it, is
 * warned as by a button (rules/accounts#secrets).
 */
export function useSecretText<Shown extends HTMLElement>(): RefObject<Shown | null> {
	const shown = useRef<Shown>(null);
	// At once, so that nothing can be copied before.
	useLayoutEffect(() => {
		const warn = (event: ClipboardEvent) => {
			// Fields have a selection of their own.
			const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
			const selection = getSelection();
			if (isField || !selection || selection.isCollapsed || !shown.current) return;
			if (isIn(selection, shown.current)) holdCopy(event, selection.toString());
		};
		document.addEventListener('copy', warn);
		return () => document.removeEventListener('copy', warn);
	}, []);
	return shown;
}

/** Whether any of an element is selected. */
function isIn(selection: Selection, element: Node): boolean {
	for (let index = 0; index < selection.rangeCount; index++)
		if (selection.getRangeAt(index).intersectsNode(element)) return true;
	return false;
}
