export interface SortableKind {
	/** A list is dragged up and down, a grid anywhere. */
	readonly layout: 'list' | 'grid';
	/**
	 * What an item is dragged by. A grip is for nothing else: it drags at once, and the arrow keys move its item. A button
	 * does something else when pressed: a finger has to rest on it first, and the keys are held with Alt.
	 */
	readonly by: 'grip' | 'button';
}
