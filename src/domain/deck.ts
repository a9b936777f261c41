/** The kinds of columns (spec 2 §2.1, §3.9). */
export const COLUMN_KINDS = [
	'main',
	'home',
	'local',
	'social',
	'global',
	'media',
	'notifications',
	'mentions',
	'direct',
	'list',
	'antenna',
	'channel',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface DeckColumn {
	readonly id: string;
	/** One of COLUMN_KINDS; a kind that this version does not know is kept and shown as such. */
	readonly type: string;
	/** Null: the name that the kind (or its list, antenna, channel) has. */
	readonly name: string | null;
	/** Pixels. */
	readonly width: number;
	/** Share of the height among the columns stacked with it; 1 where nothing was chosen. */
	readonly height: number;
	/** `host/userId` of the account that reads here; null: the page's account. */
	readonly account: string | null;
	readonly listId?: string;
	readonly antennaId?: string;
	readonly channelId?: string;
	readonly withRenotes: boolean;
	readonly withReplies: boolean;
	readonly withSensitive: boolean;
	readonly onlyFiles: boolean;
}

/** What a timeline that is a page rather than a column shows. */
export function columnOf(
	type: ColumnKind,
	filter: Pick<DeckColumn, 'withRenotes' | 'withReplies' | 'withSensitive' | 'onlyFiles'>,
): DeckColumn {
	return { id: 'page', type, name: null, width: 0, height: 1, account: null, ...filter };
}

/** A named deck: its columns, and how they stand: stacks from left to right, each of ids from top to bottom. */
export interface DeckProfile {
	readonly id: string;
	readonly name: string;
	readonly columns: readonly DeckColumn[];
	readonly layout: readonly (readonly string[])[];
}
