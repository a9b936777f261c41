/** What a column shows, such as one list: its kind and id. */
export interface ColumnTarget {
	readonly kind: string;
	readonly id: string;
}

/** The sound of new notes. `type` is a bundled sound's name, or `none`. */
export interface ColumnSound {
	readonly type: string;
	/** From 0 to 1. */
	readonly volume: number;
}

/** Who an account is, for a column whose account isn't on this device. */
export interface ColumnOwner {
	/** Such as `https://a.server`. */
	readonly origin: string;
	readonly username: string;
}

export interface DeckColumn {
	readonly id: string;
	/** A kind of column from the registry. A kind that this version doesn't know is kept, and the column says so. */
	readonly type: string;
	/** Null for the default name: that of the target or the kind. */
	readonly name: string | null;
	/** Pixels. */
	readonly width: number;
	/** Share of the height among the columns of its stack; 1 by default. */
	readonly height: number;
	/** `host/userId` of the account that the column reads with; null for the page's account. */
	readonly account: string | null;
	/** Null if its kind needs no target. */
	readonly target: ColumnTarget | null;
	readonly withRenotes: boolean;
	readonly withReplies: boolean;
	readonly withSensitive: boolean;
	readonly onlyFiles: boolean;
	/** Of a column of widgets: the widgets in it as stored; `domain/widget/readWidgets` reads them. */
	readonly widgets?: unknown;
	/** Missing or null: as chosen in the settings. */
	readonly sound?: ColumnSound | null;
	/** Whether its header flashes when notes arrive. */
	readonly flash?: boolean;
	/** Whether it fills the part of the screen that no column needs; `width` is its minimum then. */
	readonly flexible?: boolean;
	/** Whether only its header shows. */
	readonly collapsed?: boolean;
	/** A token of the theme, such as `--account-3`; missing or null for the account's colour. */
	readonly color?: string | null;
	/** The name of an icon; missing or null for that of its kind. */
	readonly icon?: string | null;
	/** Who `account` is. Known for columns from other devices. */
	readonly owner?: ColumnOwner | null;
	/** Of a merged column: its timelines as stored; `readSources` reads them. */
	readonly sources?: unknown;
	/**
	 * Of a merged column: the account (`host/userId`) that acts on notes that came through several, or `ask`. Missing or
	 * null: the user is asked once, and the answer is kept here.
	 */
	readonly actor?: string | null;
	/** Rules about its notes as stored; `domain/columnRule/storedRules` reads them. Missing for none. */
	readonly rules?: unknown;
	/** Of notifications: the types that are left out. Missing where none was ever left out. */
	readonly excludeTypes?: readonly string[];
}

/** The column that a timeline page stands for. */
export function columnOf(
	type: string,
	filter: Pick<DeckColumn, 'withRenotes' | 'withReplies' | 'withSensitive' | 'onlyFiles'>,
	target: ColumnTarget | null = null,
): DeckColumn {
	return { id: 'page', type, name: null, width: 0, height: 1, account: null, target, ...filter };
}

/**
 * A named deck: its columns and its layout. The layout lists the stacks from left to right, each with column ids from
 * top to bottom.
 */
export interface DeckProfile {
	readonly id: string;
	readonly name: string;
	readonly columns: readonly DeckColumn[];
	readonly layout: readonly (readonly string[])[];
}
