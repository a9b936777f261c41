import type { Row, RowStage } from '../rows';

/** The rows of a thread that is open around a row of the column. */
export interface OpenThread {
	above(): readonly Row[];
	below(): readonly Row[];
}

/** Puts open threads around their rows, which stay the same objects. */
export function openThreads(threads: ReadonlyMap<string, OpenThread>): RowStage {
	return rows => {
		if (threads.size === 0) return rows;
		return rows.flatMap(row => {
			// What stood for a muted note shows the note itself once it was revealed.
			const thread = row.kind === 'item' || row.kind === 'placeholder' ? threads.get(row.key) : undefined;
			return thread ? [...thread.above(), row, ...thread.below()] : [row];
		});
	};
}
