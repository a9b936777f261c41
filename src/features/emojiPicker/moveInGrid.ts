import type { KeyboardEvent } from 'react';
import { inlineKey } from '@/ui/focus/inlineKey';
import { isComposing } from '@/ui/keys/isComposing';

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/**
 * Moves the focus between emojis by arrow keys, by their position on the screen; from the search field, down into the
 * grid. With Alt, Ctrl or Cmd they are the browser's.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
	if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
	const step = STEPS[inlineKey(event.key)];
	const { target } = event;
	if (!step || !(target instanceof HTMLElement)) return;
	const isField = target instanceof HTMLInputElement;
	if (isField && event.key !== 'ArrowDown') return;
	const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')];
	const next = isField ? cells[0] : neighbour(cells, target, step);
	if (!next) return;
	event.preventDefault();
	next.focus();
	next.scrollIntoView({ block: 'nearest' });
}

function neighbour(
	cells: readonly HTMLElement[],
	from: HTMLElement,
	[dx, dy]: readonly [number, number],
): HTMLElement | undefined {
	const index = cells.indexOf(from);
	if (index < 0) return undefined;
	if (dx !== 0) return cells[index + dx];
	const box = from.getBoundingClientRect();
	const candidates = cells
		.map(cell => ({ cell, at: cell.getBoundingClientRect() }))
		.filter(({ at }) => (dy > 0 ? at.top >= box.bottom - 1 : at.bottom <= box.top + 1));
	const distance = (at: DOMRect) => Math.abs(at.top - box.top) * 10 + Math.abs(at.left - box.left);
	return candidates.sort((a, b) => distance(a.at) - distance(b.at))[0]?.cell;
}
