import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { clamp } from '@/base/clamp';
import type { LongListHandle } from '@/ui/virtual/LongList';
import type { CatchUpRow, LineRow } from './catchUpRows';

interface Cursor {
	/** The key of the line on which the keys act; null if there is no line. */
	readonly current: string | null;
	/** The same at this moment. Stable, as are the others. */
	readonly keyNow: () => string | null;
	/** Gives a line the focus, wherever it is. */
	readonly focus: (key: string) => void;
	/** Moves by a number of lines; a negative one moves up. */
	readonly move: (steps: number) => void;
	/** The line has the focus. */
	readonly set: (key: string) => void;
	/** Call it when rows have come into the document. */
	readonly arrived: () => void;
}

/** The line of a digest that has the focus, or gets it: the list is one stop for Tab. */
export function useCursor(
	rows: readonly CatchUpRow[],
	root: RefObject<HTMLElement | null>,
	list: RefObject<LongListHandle | null>,
): Cursor {
	const [chosen, setChosen] = useState<string | null>(null);
	/** What is to get the focus once it is drawn. */
	const wanted = useRef<string | null>(null);
	const latest = useRef(rows);
	useLayoutEffect(() => {
		latest.current = rows;
	}, [rows]);
	/** Keys may come faster than rows are rendered. */
	const now = useRef(chosen);
	const set = useCallback((key: string) => {
		now.current = key;
		setChosen(key);
	}, []);
	const arrived = useCallback(() => {
		const key = wanted.current;
		const line = key === null ? null : root.current?.querySelector(`[data-line="${CSS.escape(key)}"]`);
		const button = line?.querySelector<HTMLElement>('[data-open-line], button');
		if (!line || !button) return;
		wanted.current = null;
		button.focus({ preventScroll: true });
		line.scrollIntoView({ block: 'nearest' });
	}, [root]);
	const focus = useCallback(
		(key: string) => {
			set(key);
			wanted.current = key;
			arrived();
			const index = latest.current.findIndex(row => row.key === key);
			if (wanted.current !== null && index >= 0) list.current?.scrollToIndex(index);
		},
		[arrived, list, set],
	);
	const move = useCallback(
		(steps: number) => {
			const all = linesOf(latest.current);
			const place = all.findIndex(({ key }) => key === currentOf(all, now.current));
			const next = all[clamp(place + steps, 0, all.length - 1)];
			if (next) focus(next.key);
		},
		[focus],
	);
	return {
		...{ focus, move, set, arrived },
		current: currentOf(linesOf(rows), chosen),
		keyNow: useCallback(() => currentOf(linesOf(latest.current), now.current), []),
	};
}

const linesOf = (rows: readonly CatchUpRow[]): readonly LineRow[] => rows.filter(row => row.kind === 'line');

/** The first line in place of one that isn't there. */
const currentOf = (lines: readonly LineRow[], chosen: string | null): string | null =>
	lines.some(({ key }) => key === chosen) ? chosen : (lines[0]?.key ?? null);
