import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { focusables } from './focusables';
import { hasLostFocus } from './hasLostFocus';

/** Stands for the list's add button instead of a row. */
export const NO_ROW = -1;

interface RowFocus {
	/** Around the rows. */
	readonly box: RefObject<HTMLDivElement | null>;
	readonly addButton: RefObject<HTMLButtonElement | null>;
	/** Call before the control with the focus goes, with the place of its row from 0. It stays the same function. */
	readonly leave: (row: number) => void;
}

/**
 * Keeps the focus in a list whose rows have controls that remove the row or themselves: it goes to the first control of
 * the row that is then in its place, else of the one before, else to the button that adds a row.
 * @param rowsIn the rows in the box: by default of the first list in it
 */
export function useRowFocus(rowsIn: (box: HTMLElement) => readonly Element[] = rowsOfList): RowFocus {
	const box = useRef<HTMLDivElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const left = useRef<{ readonly row: number; readonly control: Element | null } | null>(null);
	// After each render, as the list may change later than `leave` was called.
	useLayoutEffect(() => {
		if (!left.current || left.current.control?.isConnected) return;
		const { row } = left.current;
		left.current = null;
		if (!hasLostFocus()) return;
		const rows = box.current ? rowsIn(box.current) : [];
		const next = rows[Math.min(row, rows.length - 1)];
		((next && focusables(next)[0]) ?? addButton.current)?.focus();
	});
	const leave = useCallback((row: number) => {
		left.current = { row, control: document.activeElement };
	}, []);
	return { box, addButton, leave };
}

const rowsOfList = (box: HTMLElement): readonly Element[] => [...(box.querySelector('ul, ol')?.children ?? [])];
