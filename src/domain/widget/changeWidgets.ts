import { WIDGET_PLACES, type Widget, type WidgetPlace } from './Widget';

type Widgets = readonly Widget[];

/** What stands between the two places in a list of all widgets. */
export const PLACE_DIVIDER = '|';

/** The widgets of one place, in order. */
export const widgetsAt = (widgets: Widgets, place: WidgetPlace): Widgets =>
	widgets.filter(widget => widget.place === place);

/** Adds a widget behind the others of its place. */
export const addWidget = (widgets: Widgets, widget: Widget): Widgets =>
	widgets.some(({ id }) => id === widget.id) ? widgets : [...widgets, widget];

export const removeWidget = (widgets: Widgets, id: string): Widgets => widgets.filter(widget => widget.id !== id);

/** Puts a removed widget back where it was. */
export function restoreWidget(widgets: Widgets, widget: Widget, at: number): Widgets {
	if (widgets.some(({ id }) => id === widget.id)) return widgets;
	return widgets.toSpliced(Math.min(at, widgets.length), 0, widget);
}

/** Changes fields of a widget's data; the others stay, also those that this version doesn't know. */
export function changeWidgetData(widgets: Widgets, id: string, change: object): Widgets {
	return widgets.map(widget => (widget.id === id ? { ...widget, data: { ...widget.data, ...change } } : widget));
}

/** The ids of all widgets as one list: the right side, the divider, the left side. */
export const rowsOf = (widgets: Widgets): readonly string[] => [
	...widgetsAt(widgets, 'right').map(({ id }) => id),
	PLACE_DIVIDER,
	...widgetsAt(widgets, 'left').map(({ id }) => id),
];

/**
 * Moves a widget in that list; past the divider it changes its place.
 * @param to the index that it has afterwards
 */
export function moveWidget(widgets: Widgets, id: string, to: number): Widgets {
	const rows = rowsOf(widgets).filter(each => each !== id);
	if (id === PLACE_DIVIDER || rows.length === rowsOf(widgets).length) return widgets;
	const next = rows.toSpliced(Math.max(0, to), 0, id);
	const divider = next.indexOf(PLACE_DIVIDER);
	return next.flatMap((each, at) =>
		widgets
			.filter(widget => widget.id === each)
			.map(widget => placed(widget, at < divider ? WIDGET_PLACES[0] : WIDGET_PLACES[1])),
	);
}

const placed = (widget: Widget, place: WidgetPlace): Widget => (widget.place === place ? widget : { ...widget, place });
