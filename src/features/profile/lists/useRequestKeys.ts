import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
/** The answers by their keys; a list only has those of its own rows. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
	a: ['accept'],
	r: ['reject'],
	c: ['cancel'],
	Delete: ['reject', 'cancel'],
};

/** Lets keys move and answer in a list of requests. */
export function useRequestKeys(list: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = list.current;
		if (!element) return;
		const press = (event: KeyboardEvent) => pressKey(element, event);
		element.addEventListener('keydown', press);
		return () => element.removeEventListener('keydown', press);
	}, [list]);
}

/**
 * Keys in a list of requests: arrows move between the rows, letters press the buttons of the row with the focus. The
 * focus then goes on to the next row.
 * @param list what contains the rows
 */
function pressKey(list: HTMLElement, event: KeyboardEvent): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const rows = [...list.querySelectorAll<HTMLElement>('[data-request]')];
	const at = rows.findIndex(row => row.contains(document.activeElement));
	const step = STEPS[event.key];
	if (step !== undefined) {
		const row = rows[at === -1 ? 0 : at + step];
		if (!row) return;
		take(event);
		focusRow(row);
		return;
	}
	const button = ANSWERS[event.key]
		?.map(answer => rows[at]?.querySelector<HTMLButtonElement>(`button[data-answer="${answer}"]`))
		.find(each => each != null);
	if (!button) return;
	take(event);
	// A key that is held down must not answer all who follow.
	if (event.repeat) return;
	const next = rows[at + 1] ?? rows[at - 1];
	button.click();
	if (next) focusRow(next);
}

/** The key is used up: it is none of the app's. */
function take(event: KeyboardEvent): void {
	event.preventDefault();
	event.stopPropagation();
}

const focusRow = (row: HTMLElement): void => row.querySelector<HTMLElement>('a, button')?.focus();
