import { baseSettings } from '@/stores/preferences/BaseSettings';
import { baseSetting } from '@/stores/preferences/baseSetting';
import type { Session } from '@/stores/session/Session';

/** The most notes that rules pin in one column; the oldest go (rules/columnRules#effects). */
const MOST_PINS = 5;
const MOST_DISMISSED = 200;

/** Notes that the user took from the top, as `column note`, the latest last: they are not pinned again. */
const dismissedPins = baseSetting<readonly string[]>({
	key: 'dismissedRulePins',
	where: 'deviceAccount',
	default: [],
});

/** The notes at the top of one column, newest first. They stay when their feed lets go of them. */
export class RulePins {
	readonly #session: Session;
	readonly #columnId: string;
	#ids: readonly string[] = [];

	constructor(session: Session, columnId: string) {
		this.#session = session;
		this.#columnId = columnId;
	}

	get ids(): readonly string[] {
		return this.#ids;
	}

	/** @returns whether it was pinned; not where the user has dismissed it, or five newer ones are */
	pin(noteId: string): boolean {
		if (this.#ids.includes(noteId) || baseSettings.get(dismissedPins).includes(this.#key(noteId))) return false;
		const timeOf = (id: string) => this.#session.entities.note(id)?.createdAt ?? 0;
		const all = [...this.#ids, noteId].sort((a, b) => timeOf(b) - timeOf(a));
		this.#set(all.slice(0, MOST_PINS));
		return this.#ids.includes(noteId);
	}

	dismiss(noteId: string): void {
		this.remove(noteId);
		const others = baseSettings.get(dismissedPins).filter(key => key !== this.#key(noteId));
		baseSettings.set(dismissedPins, [...others, this.#key(noteId)].slice(-MOST_DISMISSED));
	}

	remove(noteId: string): void {
		this.#set(this.#ids.filter(id => id !== noteId));
	}

	clear(): void {
		this.#set([]);
	}

	#set(ids: readonly string[]): void {
		const { entities } = this.#session;
		entities.retain(ids.filter(id => !this.#ids.includes(id)));
		entities.release(this.#ids.filter(id => !ids.includes(id)));
		this.#ids = ids;
	}

	#key(noteId: string): string {
		return `${this.#columnId} ${noteId}`;
	}
}
