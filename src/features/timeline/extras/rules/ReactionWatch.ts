import { shownNoteId } from '@/domain/note/shownNoteId';
import type { Session } from '@/stores/session/Session';

/** Reactions are counted together for this long before rules look at them again. */
const PAUSE_MS = 300;

interface Watched {
	/** The rows that show the note: itself and its renotes. */
	rows: readonly string[];
	count: number;
	readonly end: () => void;
}

/** Tells which rows show notes with another number of reactions. */
export class ReactionWatch {
	readonly #session: Session;
	readonly #changed: (noteIds: readonly string[]) => void;
	readonly #watched = new Map<string, Watched>();
	readonly #pending = new Set<string>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(session: Session, changed: (noteIds: readonly string[]) => void) {
		this.#session = session;
		this.#changed = changed;
	}

	/**
	 * Watches what these rows show, and nothing else.
	 * @returns the rows that were not watched before
	 */
	watch(noteIds: readonly string[]): readonly string[] {
		const rows = new Map<string, string[]>();
		for (const id of noteIds) {
			const note = this.#session.entities.note(id);
			if (!note) continue;
			const shown = shownNoteId(note);
			rows.set(shown, [...(rows.get(shown) ?? []), id]);
		}
		for (const [id, { end }] of this.#watched) {
			if (rows.has(id)) continue;
			end();
			this.#watched.delete(id);
		}
		const fresh: string[] = [];
		for (const [id, shownBy] of rows) {
			const known = this.#watched.get(id);
			fresh.push(...shownBy.filter(row => !known?.rows.includes(row)));
			if (known) known.rows = shownBy;
			else this.#follow(id, shownBy);
		}
		return fresh;
	}

	end(): void {
		this.watch([]);
		clearTimeout(this.#timer);
	}

	#follow(id: string, rows: readonly string[]): void {
		const { entities } = this.#session;
		const countOf = () => entities.note(id)?.reactionCount ?? 0;
		const watched: Watched = {
			rows,
			count: countOf(),
			end: entities.subscribe(id, () => {
				if (countOf() === watched.count) return;
				watched.count = countOf();
				for (const row of watched.rows) this.#pending.add(row);
				this.#timer ??= setTimeout(() => this.#tell(), PAUSE_MS);
			}),
		};
		this.#watched.set(id, watched);
	}

	#tell(): void {
		this.#timer = undefined;
		const ids = [...this.#pending];
		this.#pending.clear();
		this.#changed(ids);
	}
}
