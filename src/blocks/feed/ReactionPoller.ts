import { ApiError } from '@/api/ApiError';
import type { Note } from '@/domain/note/Note';
import { countedAs } from '@/domain/note/reaction';
import type { Session } from '@/stores/session/Session';
import type { WireNotePart } from '@/wire/endpoints/NoteEndpoints';

/** Notes per request; the ones added last (rules/timelines#polling). */
const BULK = 30;
/** For how long after being added to a list a note is polled (rules/timelines#polling). */
const RECENT_MS = 300_000;

interface Followed {
	readonly count: number;
	/** Milliseconds since the epoch. */
	readonly addedAt: number;
}

const pollers = new WeakMap<Session, ReactionPoller>();

/** Polls the reactions of notes while realtime mode is off and the page is visible. */
export class ReactionPoller {
	readonly #session: Session;
	/** For each note, how many lists follow it and when it was last added; the latest is last. */
	readonly #followed = new Map<string, Followed>();
	#timer: ReturnType<typeof setInterval> | undefined;
	#intervalMs = 0;
	#isUnknown = false;

	constructor(session: Session) {
		this.#session = session;
	}

	/** One for all lists of a session. */
	static of(session: Session): ReactionPoller {
		let poller = pollers.get(session);
		if (!poller) {
			poller = new ReactionPoller(session);
			pollers.set(session, poller);
		}
		return poller;
	}

	/** @returns the function that unsubscribes; calling it twice does no harm */
	follow(id: string, intervalMs: number): () => void {
		const count = this.#followed.get(id)?.count ?? 0;
		this.#followed.delete(id);
		this.#followed.set(id, { count: count + 1, addedAt: Date.now() });
		this.#every(intervalMs);
		let isEnded = false;
		return () => {
			if (isEnded) return;
			isEnded = true;
			this.#unfollow(id);
		};
	}

	/** Sets the interval. The setting may change while notes are followed: the latest value applies. */
	#every(intervalMs: number): void {
		if (this.#timer !== undefined && intervalMs === this.#intervalMs) return;
		clearInterval(this.#timer);
		this.#intervalMs = intervalMs;
		this.#timer = setInterval(() => void this.#poll(), intervalMs);
	}

	#unfollow(id: string): void {
		const followed = this.#followed.get(id);
		if (followed && followed.count > 1) this.#followed.set(id, { ...followed, count: followed.count - 1 });
		else this.#followed.delete(id);
		if (this.#followed.size > 0) return;
		clearInterval(this.#timer);
		this.#timer = undefined;
	}

	async #poll(): Promise<void> {
		if (this.#isUnknown || document.visibilityState !== 'visible') return;
		const since = Date.now() - RECENT_MS;
		const noteIds = [...this.#followed].flatMap(([id, { addedAt }]) => (addedAt > since ? [id] : [])).slice(-BULK);
		if (noteIds.length === 0) return;
		try {
			const { api, entities } = this.#session;
			const answer = await api.call('notes/show-partial-bulk', { noteIds });
			for (const part of answer) {
				// The answer may be older than a reaction of the reader's own; the next one has it.
				if (entities.isJustChanged(part.id)) continue;
				entities.patchNote(part.id, note => withReactions(note, part), 'live');
			}
		} catch (error) {
			// Older servers can't be polled. After any other error it is tried again at the next interval.
			if (error instanceof ApiError && error.code === 'UNKNOWN_API_ENDPOINT') this.#isUnknown = true;
			console.warn('Reactions could not be polled.', error);
		}
	}
}

function withReactions(note: Note, { reactions, reactionEmojis }: WireNotePart): Note {
	const counts = Object.fromEntries(Object.entries(reactions ?? {}).filter(([, count]) => count > 0));
	if (JSON.stringify(counts) === JSON.stringify(note.reactions)) return note;
	return {
		...note,
		reactions: counts,
		reactionCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
		reactionEmojis: { ...note.reactionEmojis, ...reactionEmojis },
		myReaction: countedAs(note.myReaction, counts),
	};
}
