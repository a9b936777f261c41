import { randomId } from '@/base/randomId';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { addWidget, moveWidget, removeWidget, restoreWidget, rowsOf } from '@/domain/widget/changeWidgets';
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
	/** Moves it by so many rows of the list of all; undefined if it can't be moved. */
	readonly mover: (widget: Widget, by: -1 | 1) => (() => void) | undefined;
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
	mover(widget, by) {
		const rows = rowsOf(source.widgets);
		const to = rows.indexOf(widget.id) + by;
		const last = source.places.length > 1 ? rows.length : rows.length - 1;
		return to < 0 || to >= last ? undefined : () => source.change(now => moveWidget(now, widget.id, to));
	},
});
