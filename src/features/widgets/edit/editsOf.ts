import { randomId } from '@/base/randomId';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import {
	addWidget,
	moveWidget,
	PLACE_DIVIDER,
	removeWidget,
	restoreWidget,
	rowsOf,
} from '@/domain/widget/changeWidgets';
import type { Widget, WidgetPlace } from '@/domain/widget/Widget';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { toast } from '@/ui/toast/toasts';
import type { WidgetSource } from '../WidgetSource';
import { widgetTitle } from '../widgetTitle';

interface WidgetEdits {
	/** @returns the id of the new widget, behind the others of its place */
	readonly add: (kind: WidgetDefinition, place: WidgetPlace) => string;
	/** Removes it, with a way back. */
	readonly remove: (widget: Widget) => void;
	/**
	 * Moves it by one; undefined if it can't be moved.
	 * @param shown the places whose widgets stand one below the other: else it moves to the other place at their end
	 */
	readonly mover: (widget: Widget, by: -1 | 1, shown: readonly WidgetPlace[]) => (() => void) | undefined;
}

/** What can be done with the widgets of a source. */
export const editsOf = (source: WidgetSource, kinds: readonly WidgetDefinition[]): WidgetEdits => ({
	add(definition, place) {
		// Made here: a change is computed again on what is stored.
		const id = randomId();
		source.change(now => addWidget(now, { id, name: definition.kind, place, data: {} }));
		return id;
	},
	remove(widget) {
		const at = source.widgets.findIndex(({ id }) => id === widget.id);
		source.change(now => removeWidget(now, widget.id));
		const definition = kinds.find(({ kind }) => kind === widget.name);
		toast(fill(text.widgets.removed, { name: widgetTitle(widget, definition) }), {
			icon: 'trash',
			action: {
				text: text.common.undo,
				onPress: () => source.change(now => restoreWidget(now, widget, at)),
			},
		});
	},
	mover(widget, by, shown) {
		const rows = rowsOf(source.widgets);
		// Past the divider nothing would be seen to move, unless the other place is elsewhere on the page.
		const isOneList = shown.length > 1 || source.places.length === 1;
		const seen = isOneList ? rows.filter(id => id !== PLACE_DIVIDER) : rows;
		const next = seen[seen.indexOf(widget.id) + by];
		const to = next === undefined ? -1 : rows.indexOf(next);
		return to < 0 ? undefined : () => source.change(now => moveWidget(now, widget.id, to));
	},
});
