/** What a column is of, such as one list: its kind and its id. */
export interface ColumnTarget {
	readonly kind: string;
	readonly id: string;
}

export interface DeckColumn {
	readonly id: string;
	/** The kind of one of the registry's definitions; a kind that this version does not know is kept and shown as such. */
	readonly type: string;
	/** Null: the name that the kind (or its target) has. */
	readonly name: string | null;
	/** Pixels. */
	readonly width: number;
	/** Share of the height among the columns stacked with it; 1 where nothing was chosen. */
	readonly height: number;
	/** `host/userId` of the account that reads here; null: the page's account. */
	readonly account: string | null;
	/** Null: its kind is of nothing in particular. */
	readonly target: ColumnTarget | null;
	readonly withRenotes: boolean;
	readonly withReplies: boolean;
	readonly withSensitive: boolean;
	readonly onlyFiles: boolean;
}

/** What a timeline that is a page rather than a column shows. */
export function columnOf(
	type: string,
	filter: Pick<DeckColumn, 'withRenotes' | 'withReplies' | 'withSensitive' | 'onlyFiles'>,
	target: ColumnTarget | null = null,
): DeckColumn {
	return { id: 'page', type, name: null, width: 0, height: 1, account: null, target, ...filter };
}

/** A named deck: its columns, and how they stand: stacks from left to right, each of ids from top to bottom. */
export interface DeckProfile {
	readonly id: string;
	readonly name: string;
	readonly columns: readonly DeckColumn[];
	readonly layout: readonly (readonly string[])[];
}
