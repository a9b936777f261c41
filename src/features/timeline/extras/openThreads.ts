import type { NoteRow, Row, RowStage } from '../rows';

/** The rows of a thread that is open around a row of the column. */
export interface OpenThread {
	above(): readonly Row[];
	/**
	 * The row that the thread belongs to, marked so that it doesn't show the note above it again; the same object until
	 * that changes.
	 */
	around(row: NoteRow, above: Row | undefined): NoteRow;
	below(): readonly Row[];
}

/** Inserts open threads around their rows. */
export function openThreads(threads: ReadonlyMap<string, OpenThread>): RowStage {
	return rows => {
		if (threads.size === 0) return rows;
		return rows.flatMap(row => {
			// The placeholder of a muted note shows the note itself once revealed.
			const thread = row.kind === 'item' || row.kind === 'placeholder' ? threads.get(row.key) : undefined;
			if (!thread) return [row];
			const above = thread.above();
			return [...above, row.kind === 'item' ? thread.around(row, above.at(-1)) : row, ...thread.below()];
		});
	};
}
