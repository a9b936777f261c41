import type { Session } from '@/stores/session/Session';

/** Notes newer than this are captured at once, older ones when they come into view. */
const YOUNG_MS = 5 * 60_000;

/** Decides which notes of a list are captured. End it with `clear`. */
export class CaptureSet {
	readonly #session: Session;
	readonly #follow: (id: string) => () => void;
	readonly #held = new Map<string, () => void>();

	/**
	 * @param follow subscribes to the changes of a note, by stream or polling; returns the function that unsubscribes
	 */
	constructor(session: Session, follow: (id: string) => () => void) {
		this.#session = session;
		this.#follow = follow;
	}

	/**
	 * @param all every note of the list
	 * @param inView those in the document
	 */
	update(all: readonly string[], inView: readonly string[], now = Date.now()): void {
		const wanted = new Set<string>();
		for (const id of inView) this.#add(wanted, id);
		for (const id of all) {
			const note = this.#session.entities.note(id);
			if (note && now - note.createdAt < YOUNG_MS) this.#add(wanted, id);
		}
		for (const [id, end] of this.#held) {
			if (wanted.has(id)) continue;
			end();
			this.#held.delete(id);
		}
		for (const id of wanted) {
			if (!this.#held.has(id)) this.#held.set(id, this.#follow(id));
		}
	}

	clear(): void {
		for (const end of this.#held.values()) end();
		this.#held.clear();
	}

	/** For a renote, the renoted note is the one that gets reactions. */
	#add(wanted: Set<string>, id: string): void {
		wanted.add(id);
		const renoteId = this.#session.entities.note(id)?.renoteId;
		if (renoteId) wanted.add(renoteId);
	}
}
