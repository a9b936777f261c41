import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '@/i18n/t';
import { inlineKey } from '../focus/inlineKey';
import type { SortableKind } from './SortableKind';
import { useDragging } from './useDragging';

interface SortableOptions extends SortableKind {
	/** In the order that is shown. */
	readonly ids: readonly string[];
	/** What screen readers are told that has moved. */
	readonly nameOf: (id: string) => string;
	/** @param to the place that it has afterwards among the others */
	readonly onMove: (id: string, to: number) => void;
}

export interface Sorting {
	/** For the element around the items. */
	readonly list: { readonly ref: (element: HTMLElement | null) => void };
	/** For the element of an item. */
	readonly itemOf: (id: string) => { readonly 'data-sortable': string };
	/** For the grip or button within it. */
	readonly handleOf: (id: string) => SortableHandle;
	/** Moves an item by one place; undefined where there is none in that direction. */
	readonly mover: (id: string, by: -1 | 1) => (() => void) | undefined;
	/** To be drawn beside the list: says where an item has gone. */
	readonly status: ReactNode;
}

interface SortableHandle {
	readonly 'data-sortable-handle': true;
	readonly 'aria-keyshortcuts': string;
	readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A list or grid that its reader sorts: by mouse, by finger, by keys, and by what else the caller does with `mover`.
 * Dragging comes once its code has arrived; the rest is there at once.
 */
export function useSortable({ ids, nameOf, onMove, layout, by }: SortableOptions): Sorting {
	const [said, say] = useState('');
	const move = (id: string, to: number) => {
		onMove(id, to);
		say(t('ui.moved', { name: nameOf(id), place: to + 1, count: ids.length }));
	};
	const mover = (id: string, step: -1 | 1) => {
		const to = ids.indexOf(id) + step;
		return to < 0 || to >= ids.length ? undefined : () => move(id, to);
	};
	const [before, after] =
		layout === 'list' ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const);
	const modifier = by === 'button' ? 'Alt+' : '';
	return {
		list: { ref: useDragging({ ids, layout, by, onMove: move }) },
		itemOf: id => ({ 'data-sortable': id }),
		handleOf: id => ({
			'data-sortable-handle': true,
			'aria-keyshortcuts': `${modifier}${before} ${modifier}${after}`,
			onKeyDown(event) {
				const key = inlineKey(event.key);
				if ((key !== before && key !== after) || event.altKey !== (by === 'button')) return;
				if (event.ctrlKey || event.metaKey) return;
				// Or the list scrolls, or the browser goes back a page.
				event.preventDefault();
				mover(id, key === before ? -1 : 1)?.();
			},
		}),
		mover,
		status: (
			<p className="visually-hidden" role="status">
				{said}
			</p>
		),
	};
}
