import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { toAnnouncement } from '@/api/toAnnouncement';
import { type Announcement, isUnread } from '@/domain/announcement/Announcement';
import type { Session } from '@/stores/session/Session';

/** As many as a server gives at once. */
const MOST_UNREAD = 100;
const NONE: readonly Announcement[] = [];

/**
 * The active announcements that an account has not read, the latest first. Not in the cache of responses, which a start
 * that tells of them would load.
 */
class UnreadList {
	/** Null before they were told, and while none shows them: what is read elsewhere isn't heard of then. */
	readonly state = createStore<{ all: readonly Announcement[] | null }>(() => ({ all: null }));
	readonly #session: Session;
	#users = 0;
	#asked = 0;

	constructor(session: Session) {
		this.#session = session;
	}

	/**
	 * Asks for them, for a component that shows them.
	 * @returns what ends that
	 */
	use(): () => void {
		this.#users += 1;
		void this.refresh();
		return () => {
			this.#users -= 1;
			if (this.#users > 0) return;
			this.#asked += 1;
			this.state.setState({ all: null });
		};
	}

	/** Asks for them again. If that fails, they stay: the page asks anew once the server is back. */
	async refresh(): Promise<void> {
		this.#asked += 1;
		const asked = this.#asked;
		try {
			const told = await this.#session.api.call('announcements', { isActive: true, limit: MOST_UNREAD });
			if (asked === this.#asked) this.state.setState({ all: told.map(toAnnouncement).filter(isUnread) });
		} catch (error) {
			console.warn('Unread announcements could not be read.', error);
		}
	}

	/** Takes one off that was read; the account's mark goes with the last. */
	take(id: string): void {
		const all = this.state.getState().all?.filter(each => each.id !== id) ?? null;
		this.state.setState({ all });
		if (all?.length === 0) this.#session.patchMe({ hasUnreadAnnouncement: false });
	}
}

const known = new WeakMap<Session, UnreadList>();

export function unreadList(session: Session): UnreadList {
	const unread = known.get(session) ?? new UnreadList(session);
	known.set(session, unread);
	return unread;
}

/** Asked for when a component that shows them appears; none for visitors. */
export function useUnreadList(session: Session): readonly Announcement[] {
	const unread = unreadList(session);
	useEffect(() => (session.isMember ? unread.use() : undefined), [session, unread]);
	return useStore(unread.state, ({ all }) => all ?? NONE);
}
