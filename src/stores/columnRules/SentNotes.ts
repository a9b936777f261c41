import { Emitter } from '@/base/Emitter';
import type { Session } from '../session/Session';

/** A note that a rule of one column has sent to another one. */
export interface SentNote {
	readonly noteId: string;
	/** The id of the column that it came from. */
	readonly from: string;
	readonly session: Session;
}

/** The most notes that a column keeps of those sent to it; the oldest go. */
const MOST_SENT = 100;

/** The notes that rules have sent from column to column, as long as both are on the page. */
export class SentNotes {
	/** Told with the id of the column that has other sent notes now. */
	readonly events = new Emitter<{ changed: { target: string } }>();
	/** By target, then by note. */
	readonly #sent = new Map<string, Map<string, SentNote>>();

	/** @returns whether it is new there; a note is sent to a column once, by the first that does */
	send(note: SentNote, target: string): boolean {
		const there = this.#sent.get(target) ?? new Map<string, SentNote>();
		if (there.has(note.noteId)) return false;
		this.#sent.set(target, there);
		note.session.entities.retain([note.noteId]);
		there.set(note.noteId, note);
		if (there.size > MOST_SENT) this.#drop(there, oldestOf(there));
		this.events.emit('changed', { target });
		return true;
	}

	/** Takes back what a column has sent with notes of this session, or only some of them. */
	withdraw(from: string, session: Session, isWithdrawn: (noteId: string) => boolean = () => true): void {
		for (const [target, there] of this.#sent) {
			const gone = [...there.values()].filter(
				note => note.from === from && note.session === session && isWithdrawn(note.noteId),
			);
			for (const note of gone) this.#drop(there, note);
			if (gone.length > 0) this.events.emit('changed', { target });
		}
	}

	/** What was sent to a column with notes of this session. */
	to(target: string, session: Session): readonly SentNote[] {
		return [...(this.#sent.get(target)?.values() ?? [])].filter(note => note.session === session);
	}

	/** The columns that have notes of this one. */
	targetsOf(from: string): readonly string[] {
		return [...this.#sent].flatMap(([target, there]) =>
			[...there.values()].some(note => note.from === from) ? [target] : [],
		);
	}

	#drop(there: Map<string, SentNote>, note: SentNote | undefined): void {
		if (note && there.delete(note.noteId)) note.session.entities.release([note.noteId]);
	}
}

function oldestOf(sent: ReadonlyMap<string, SentNote>): SentNote | undefined {
	const timeOf = ({ session, noteId }: SentNote) => session.entities.note(noteId)?.createdAt ?? 0;
	return [...sent.values()].reduce((oldest, note) => (timeOf(note) < timeOf(oldest) ? note : oldest));
}

export const sentNotes = new SentNotes();
