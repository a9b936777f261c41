/** Up to which note a timeline was read: this one and all before it. Ids of one server increase with time. */
export interface ReadMark {
	/** Of the newest note that was read, with all before it. */
	readonly id: string;
	/** When that was written, in milliseconds since the epoch. */
	readonly at: number;
}

/**
 * The mark after notes were read: it moves over the oldest ones that were, up to the first that was not.
 * @param notes all without a gap back to the mark; some may have come late, and stand above newer ones
 */
export function movedMark<Note extends ReadMark>(
	mark: ReadMark | null,
	notes: readonly Note[],
	isRead: (note: Note) => boolean,
): ReadMark | null {
	let moved = mark;
	for (const note of notes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
		if (mark && note.id <= mark.id) continue;
		if (!isRead(note)) break;
		moved = { id: note.id, at: note.at };
	}
	return moved;
}
