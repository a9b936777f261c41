/** The columns of an account in one deck. */
export interface OwnedColumns {
	/** The deck's name. */
	readonly deck: string;
	/** As their headers say. */
	readonly titles: readonly string[];
}

/** The columns of an account by its key (`host/userId`), by deck; decks without any are left out. */
export type ColumnsOf = (key: string) => readonly OwnedColumns[];
