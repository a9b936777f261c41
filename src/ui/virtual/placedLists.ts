/** Where a list is scrolled to. */
export interface ListPlace {
	/** Of a row. */
	readonly key: string;
	/** How far the row's top is below that of the view, in CSS pixels. */
	readonly fromTop: number;
}

interface PlacedList {
	/** Undefined at the top, where no row is kept in place. */
	readonly place: ListPlace | undefined;
	/**
	 * Brings a row to its place and keeps it there until the user scrolls.
	 * @returns whether the list has it
	 */
	goTo(place: ListPlace): boolean;
}

/** The virtual lists of the page by their scroll containers. */
export const placedLists = new WeakMap<Element, PlacedList>();
