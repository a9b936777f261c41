import type { Feed } from '@/stores/feeds/Feed';
import type { Session } from '@/stores/session/Session';

/** A timeline on the page, which opens threads in place; for that it is used through `threadAt`. */
export interface ThreadHost {
	readonly session: Session;
	/** The id of its column in the deck; that of a page's timeline is not in the deck. */
	readonly id: string;
	readonly feed: Feed;
	/** Loads what shows notes that rules of other columns have sent to it. */
	readonly wake: () => void;
	/** Its row elements by key. */
	readonly rows: () => ReadonlyMap<string, Element> | undefined;
	readonly isOpen: (key: string) => boolean;
	readonly toggle: (key: string) => void;
}

export const threadHosts = new Set<ThreadHost>();
