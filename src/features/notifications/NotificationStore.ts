import { createStore, type StoreApi } from 'zustand/vanilla';
import { toNotification } from '@/api/toNotification';
import type { ListContent } from '@/blocks/feed/listCopy';
import { peopleOf } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';
import type { Source } from '@/stores/entities/Source';
import type { Session } from '@/stores/session/Session';
import type { WireNotification } from '@/wire/entities';

type Get = (id: string) => Notification | undefined;

/** How many unretained ones are kept, as a response is stored before the column retains its ids. */
const KEPT_LOOSE = 200;

/**
 * The notifications of one column by id. Their people and notes are in the session's entities, where they are retained
 * as long as the notification is.
 */
export class NotificationStore {
	/**
	 * Returns notifications by id; a new function whenever a retained notification has changed, such as a group that
	 * grew.
	 */
	readonly reading: StoreApi<{ readonly get: Get }> = createStore(() => ({ get: id => this.get(id) }));
	readonly #session: Session;
	readonly #all = new Map<string, Notification>();
	/** Counted, as the feed retains visible, queued and arriving ones separately. */
	readonly #holds = new Map<string, number>();
	/** The notes that each notification retains; a newer version may refer to others. */
	readonly #kept = new Map<string, readonly string[]>();

	constructor(session: Session) {
		this.#session = session;
	}

	ingest(list: readonly WireNotification[], source: Source = 'rest'): string[] {
		let isOther = false;
		const ids = list.map(wire => {
			const { notification: told, users, notes } = toNotification(wire);
			this.#session.entities.ingestUsers(users, source);
			this.#session.entities.ingest(notes, source);
			const known = this.#all.get(told.id);
			const notification = known && JSON.stringify(known) === JSON.stringify(told) ? known : told;
			this.#all.delete(notification.id);
			this.#all.set(notification.id, notification);
			if (notification === known || !this.#holds.has(notification.id)) return notification.id;
			this.#keep(notification.id);
			isOther = true;
			return notification.id;
		});
		if (isOther) this.reading.setState({ get: id => this.get(id) });
		return ids;
	}

	get(id: string): Notification | undefined {
		return this.#all.get(id);
	}

	/** These notifications with their notes and people, as they are kept on the device. */
	contentOf(ids: readonly string[]): ListContent {
		const extra = ids.flatMap(id => this.#all.get(id) ?? []);
		return { extra, noteIds: extra.flatMap(each => each.noteId ?? []), userIds: extra.flatMap(peopleOf) };
	}

	/** Takes over kept notifications, unless newer ones are there. */
	restore(extra: unknown): void {
		if (!Array.isArray(extra)) return;
		for (const each of extra as readonly Notification[]) if (!this.#all.has(each.id)) this.#all.set(each.id, each);
	}

	retain(ids: Iterable<string>): void {
		for (const id of ids) {
			const count = this.#holds.get(id) ?? 0;
			this.#holds.set(id, count + 1);
			if (count === 0) this.#keep(id);
		}
	}

	release(ids: Iterable<string>): void {
		for (const id of ids) {
			const count = this.#holds.get(id) ?? 0;
			if (count > 1) this.#holds.set(id, count - 1);
			else if (this.#holds.delete(id)) this.#letGo(id);
		}
		this.#forget();
	}

	get size(): number {
		return this.#all.size;
	}

	#keep(id: string): void {
		const notification = this.#all.get(id);
		if (!notification) return;
		const ids = [...peopleOf(notification), ...(notification.noteId === null ? [] : [notification.noteId])];
		this.#session.entities.retain(ids);
		this.#letGo(id);
		this.#kept.set(id, ids);
	}

	#letGo(id: string): void {
		this.#session.entities.release(this.#kept.get(id) ?? []);
		this.#kept.delete(id);
	}

	/** Drops unretained notifications, the oldest first. */
	#forget(): void {
		let surplus = this.#all.size - this.#holds.size - KEPT_LOOSE;
		for (const id of this.#all.keys()) {
			if (surplus <= 0) return;
			if (this.#holds.has(id)) continue;
			this.#all.delete(id);
			surplus--;
		}
	}
}
