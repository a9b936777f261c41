import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
/** The answers by their keys; a list only has those of its own rows. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
	a: ['accept'],
	r: ['reject'],
	c: ['cancel'],
	Delete: ['reject', 'cancel'],
};

/**
 * Keys in a list of requests: arrows move between the rows, letters press the buttons of the row with the focus. The
 * focus then goes on to the next row. Use it as `onKeyDown` of what contains the list.
 */
export function requestKeys(event: KeyboardEvent<HTMLElement>): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-request]')];
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
