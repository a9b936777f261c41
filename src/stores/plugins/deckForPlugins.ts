import type { ColumnWish, NamedColumn } from '@workers/aiscript/aiscript.protocol';
import type { Session } from '../session/Session';

/** A column that the deck can add. */
export interface OfferedColumn {
	/** What it would be called. */
	readonly title: string;
	/** What columns of its kind are called. */
	readonly kindTitle: string;
	/** Whether the deck has one of the same kind and target for the account by now. */
	readonly isThere: boolean;
	/** Adds it at the end of the deck, and shows it. */
	readonly add: () => void;
}

/** What plugins can do with the deck. */
export interface DeckForPlugins {
	/**
	 * What would be added for a wish.
	 * @returns null where there is no deck
	 * @throws {Error} with a text for the program: there is no such column for this account
	 */
	offer(session: Session, wish: ColumnWish): Promise<OfferedColumn | null>;
	/** The columns of the session, in the deck's order; none where there is no deck. */
	columnsOf(session: Session): readonly NamedColumn[];
}

type Load = () => Promise<DeckForPlugins>;

let load: Load | null = null;
const waiting: ((given: Load) => void)[] = [];

/** The way of plugins to the deck: the shell registers what loads it. */
export const deckForPlugins = {
	register(given: Load): void {
		load = given;
		for (const tell of waiting.splice(0)) tell(given);
	},
	/** Waits until it is registered. */
	async get(): Promise<DeckForPlugins> {
		return (load ?? (await new Promise<Load>(resolve => waiting.push(resolve))))();
	},
};
