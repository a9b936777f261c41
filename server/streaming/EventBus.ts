import type { FileRow } from '../store/tables/drive';
import type { NoteRow } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';

/** A message for subscribers: its type, and its body as clients get it (`undefined` for none). */
export interface Message {
	type: string;
	body?: unknown;
}

/** The server's events by topic. Topics added here are typed everywhere. */
export interface Topics {
	/** A note was created. Subscribers check who may see it. */
	note: NoteRow;
	/** Changes of one note: reacted, unreacted, pollVoted, deleted. */
	noteUpdate: { noteId: string; type: string; body: Record<string, unknown> };
	/** For one user's channel `main`. */
	main: { userId: string } & Message;
	/** For one user's channel `drive`. */
	drive: { userId: string } & Message;
	/** For everyone, outside of channels. */
	broadcast: Message;
	/** A change of a list's members. */
	list: { listId: string } & Message;
	/** A note was added to an antenna. */
	antenna: { antennaId: string; note: NoteRow };
	/** A user's antennas were created, changed, read or deleted. */
	antennas: { userId: string };
	/** A user's follows, mutes, blocks or followed channels have changed: their streams reload them. */
	relations: { userId: string };
	/** A user's tokens were revoked, or the user was suspended or deleted: their streams end. */
	signedOut: { userId: string };
	/** A user was reported to the moderators. */
	report: { id: string; targetUserId: string; reporterId: string; comment: string };
	/** A drive file was stored or changed (for caches). */
	file: FileRow;
	/** For the charts (`figures`), each once. 1 for what came, -1 for what went. */
	noteDeleted: NoteRow;
	reaction: { authorId: string; by: Someone };
	follow: { follower: Someone; followee: Someone; change: 1 | -1 };
	fileCount: { file: FileRow; change: 1 | -1 };
	account: Someone & { change: 1 | -1 };
	/** A local user reads timelines. */
	reading: { userId: string };
	/** Somebody looked at another's profile. */
	profileView: { userId: string; viewerId: string | null; address: string };
}

type Someone = Pick<UserRow, 'id' | 'host'>;

type Listener<Event> = (event: Event) => void;

/**
 * Calls the listeners in the same process, at once or after the running transaction. A listener that throws affects
 * neither the others nor the emitter.
 */
export class EventBus {
	readonly #whenSafe: (tell: () => void) => void;
	readonly #listeners = new Map<keyof Topics, Set<Listener<never>>>();

	/**
	 * @param whenSafe calls its argument once what was written is committed, so that nothing that is rolled back is
	 * announced
	 */
	constructor(whenSafe: (tell: () => void) => void) {
		this.#whenSafe = whenSafe;
	}

	/** Returns the function that unsubscribes. */
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
