import type { Widget, WidgetPlace } from '@/domain/widget/Widget';

/** Where widgets are kept: in the account's preferences, or in a column of the deck. */
export interface WidgetSource {
	readonly widgets: readonly Widget[];
	/** The places that its widgets can have. */
	readonly places: readonly WidgetPlace[];
	/**
	 * Changes which widgets there are, and where.
	 * @param edit must be pure: it may run again on what another tab has stored
	 */
	readonly change: (edit: (now: readonly Widget[]) => readonly Widget[]) => void;
	/** Changes the data of one. */
	readonly changeData: (id: string, change: object) => void;
}
