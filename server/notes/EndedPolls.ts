import { steadyNow } from '../steadyNow';
import type { Database } from '../store/Database';
import { type PollRow, polls } from '../store/tables/notes';

const AT_ONCE = 100;
/** The first pause after a failure; each further one is twice as long. */
const FIRST_PAUSE_MS = 1000;
const PAUSE_MAX_MS = 3_600_000;

interface Failure {
	pauseMs: number;
	/** By `steadyNow`. */
	againAt: number;
}

/** Polls whose end is still to be told. Those that failed are tried again after a pause, and don't delay others. */
export class EndedPolls {
	readonly #db: Database;
	readonly #tell: (poll: PollRow) => void;
	/** By the id of the note. */
	readonly #failures = new Map<string, Failure>();

	/** @param tell must mark the poll as told */
	constructor(db: Database, tell: (poll: PollRow) => void) {
		this.#db = db;
		this.#tell = tell;
	}

	/** Tells of some that are due. Logs what fails. */
	tellDue(now = steadyNow()): void {
		const paused = [...this.#failures].filter(([, { againAt }]) => againAt > now).map(([noteId]) => noteId);
		const ended = this.#db.select(
			polls,
			`WHERE t.isEndTold = 0 AND t.expiresAt IS NOT NULL AND t.expiresAt <= ?
				AND t.noteId NOT IN (SELECT value FROM json_each(?)) LIMIT ${AT_ONCE}`,
			Date.now(),
			JSON.stringify(paused),
		);
		for (const poll of ended) {
			try {
				this.#tell(poll);
				this.#failures.delete(poll.noteId);
			} catch (error) {
				console.error(`The end of the poll ${poll.noteId} can't be told:`, error);
				this.#putOff(poll.noteId, now);
			}
		}
	}

	#putOff(noteId: string, now: number): void {
		const before = this.#failures.get(noteId);
		const pauseMs = before ? Math.min(before.pauseMs * 2, PAUSE_MAX_MS) : FIRST_PAUSE_MS;
		this.#failures.set(noteId, { pauseMs, againAt: now + pauseMs });
	}
}
