import type { DeckColumn } from '@/domain/deck/deck';
import type { Feed } from '@/stores/feeds/Feed';
import type { Session } from '@/stores/session/Session';

/** A timeline on the page, which opens threads in place; for that it is used through `threadAt`. */
export interface ThreadHost {
	readonly session: Session;
	/** The id of its column in the deck; that of a page's timeline is not in the deck. */
	readonly id: string;
	/** What it shows. */
	readonly column: DeckColumn;
	readonly feed: Pick<Feed, 'state'>;
	/** Its row elements by key. */
	readonly rows: () => ReadonlyMap<string, Element> | undefined;
	readonly isOpen: (key: string) => boolean;
	/** @param key null: only loads the code of its further rows, and adds it to `shownColumns` */
	readonly toggle: (key: string | null) => void;
}

export const threadHosts = new Set<ThreadHost>();
