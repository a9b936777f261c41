import { peopleOf } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';
import type { Session } from '@/stores/session/Session';

/** How many are in sight, how long each is, and how long one stays that makes room (rules/notifications#pop-ups). */
export const MAX_POPUPS = 3;
export const POPUP_MS = 6_000;
export const TRIM_MS = 500;

/** A notification that pops up. */
export interface Popup {
	/** The account that it is for. */
	readonly session: Session;
	readonly notification: Notification;
	/** Whether its note contains a muted word. */
	readonly isMuted: boolean;
}

export interface ShownPopup extends Popup {
	readonly key: string;
	/** Whether it makes room for newer ones. */
	readonly isLeaving: boolean;
}

interface Clock {
	/** Milliseconds that it still stays. */
	rest: number;
	/** When the running timer began; null while time stands still. */
	since: number | null;
	timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The notifications that pop up, newest first (rules/notifications#pop-ups). Keeps the people and notes that they show
 * in the session's entities.
 */
export class PopupList {
	#shown: readonly ShownPopup[] = [];
	readonly #clocks = new Map<string, Clock>();
	readonly #listeners = new Set<() => void>();
	#isHeld = false;

	readonly shown = (): readonly ShownPopup[] => this.#shown;

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Adds one at the front; with more than three, the oldest leaves. */
	add(popup: Popup): void {
		const key = `${popup.session.key} ${popup.notification.id}`;
		if (this.#shown.some(each => each.key === key)) return;
		popup.session.entities.retain(idsOf(popup));
		const staying = this.#shown.filter(each => !each.isLeaving);
		const surplus = new Set(staying.slice(MAX_POPUPS - 1).map(each => each.key));
		for (const leaving of surplus) setTimeout(() => this.close(leaving), TRIM_MS);
		const older = this.#shown.map(each => (surplus.has(each.key) ? { ...each, isLeaving: true } : each));
		this.#clocks.set(key, { rest: POPUP_MS, since: null, timer: undefined });
		if (!this.#isHeld) this.#run(key);
		this.#set([{ ...popup, key, isLeaving: false }, ...older]);
	}

	close(key: string): void {
		const popup = this.#shown.find(each => each.key === key);
		if (!popup) return;
		clearTimeout(this.#clocks.get(key)?.timer);
		this.#clocks.delete(key);
		popup.session.entities.release(idsOf(popup));
		const rest = this.#shown.filter(each => each !== popup);
		// Nothing is left to hover or focus, of which the browser may tell nothing.
		if (rest.length === 0) this.#isHeld = false;
		this.#set(rest);
	}

	/** Stops the time of all of them, or lets it go on. */
	setHeld(isHeld: boolean): void {
		if (isHeld === this.#isHeld || this.#shown.length === 0) return;
		this.#isHeld = isHeld;
		for (const [key, clock] of this.#clocks) {
			if (!isHeld) this.#run(key);
			else if (clock.since !== null) {
				clearTimeout(clock.timer);
				clock.rest -= performance.now() - clock.since;
				clock.since = null;
			}
		}
	}

	/** Removes those of an account that has left. */
	closeOf(session: Session): void {
		for (const each of this.#shown) if (each.session === session) this.close(each.key);
	}

	#run(key: string): void {
		const clock = this.#clocks.get(key);
		if (!clock) return;
		clock.since = performance.now();
		clock.timer = setTimeout(() => this.close(key), Math.max(0, clock.rest));
	}

	#set(next: readonly ShownPopup[]): void {
		this.#shown = next;
		for (const listener of [...this.#listeners]) listener();
	}
}

const idsOf = ({ notification }: Popup): readonly string[] => [
	...peopleOf(notification),
	...(notification.noteId === null ? [] : [notification.noteId]),
];
