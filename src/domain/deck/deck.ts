/** What a column shows, such as one list: its kind and id. */
export interface ColumnTarget {
	readonly kind: string;
	readonly id: string;
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
