import type { FileRow } from '../store/tables/drive';
import type { NoteRow } from '../store/tables/notes';

/** A frame for subscribers: its type and its body as clients get it (`undefined`: none). */
export interface Message {
	type: string;
	body?: unknown;
}

/** What happens on the server, by topic. Add a topic here and it is typed everywhere. */
export interface Topics {
	/** A note was written. Who may have it is the subscriber's business. */
	note: NoteRow;
	/** Changes of one note: reacted, unreacted, pollVoted, deleted. */
	noteUpdate: { noteId: string; type: string; body: Record<string, unknown> };
	/** To one person: the channel `main`. */
	main: { userId: string } & Message;
	/** To one person: the channel `drive`. */
	drive: { userId: string } & Message;
	/** To everybody, outside of channels. */
	broadcast: Message;
	/** A change of a list's membership. */
	list: { listId: string } & Message;
	/** An antenna caught a note. */
	antenna: { antennaId: string; note: NoteRow };
	/** Antennas of a person were made, changed, read or deleted. */
	antennas: { userId: string };
	/** Follows, mutes, blocks or followed channels of a person changed: open streams read them again. */
	relations: { userId: string };
	/** Tokens of the person no longer count, or the person was suspended or deleted: streams that this concerns end. */
	signedOut: { userId: string };
	/** Somebody was reported to the moderators. */
	report: { id: string; targetUserId: string; reporterId: string; comment: string };
	/** A drive file was stored or changed (for those who keep copies). */
	file: FileRow;
}

type Listener<Event> = (event: Event) => void;

/**
 * Tells those interested, in the same process, at once or after the running transaction. A listener that throws disturbs neither the others nor
 * the one who tells.
 */
export class EventBus {
	readonly #whenSafe: (tell: () => void) => void;
	readonly #listeners = new Map<keyof Topics, Set<Listener<never>>>();

	/** @param whenSafe calls what it is given once what was written is kept: nobody is told of what is taken back */
	constructor(whenSafe: (tell: () => void) => void) {
		this.#whenSafe = whenSafe;
	}

	/** Returns what ends the subscription. */
	on<T extends keyof Topics>(topic: T, listener: Listener<Topics[T]>): () => void {
		const known = this.#listeners.get(topic) ?? new Set();
		this.#listeners.set(topic, known);
		known.add(listener);
		return () => known.delete(listener);
	}

	emit<T extends keyof Topics>(topic: T, event: Topics[T]): void {
		this.#whenSafe(() => this.#tell(topic, event));
	}

	#tell<T extends keyof Topics>(topic: T, event: Topics[T]): void {
		for (const listener of [...(this.#listeners.get(topic) ?? [])] as Listener<Topics[T]>[]) {
			try {
				listener(event);
			} catch (error) {
				console.error(`A listener of ${topic} failed:`, error);
			}
		}
	}
}
