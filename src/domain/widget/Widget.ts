/** Beside the page: on its right, or on its left where the window is wide enough. */
export const WIDGET_PLACES = ['right', 'left'] as const;
export type WidgetPlace = (typeof WIDGET_PLACES)[number];

/** A widget that somebody has placed, as it is stored. */
export interface Widget {
	/** Unique among the widgets that are stored together. */
	readonly id: string;
	/** A kind of widget from the shell's list. A kind that this version doesn't know is kept, and the widget says so. */
	readonly name: string;
	readonly place: WidgetPlace;
	/** What its kind stores, as stored: the kind's definition reads it. */
	readonly data: Readonly<Record<string, unknown>>;
}
