import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import type { Widget, WidgetPlace } from '@/domain/widget/Widget';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { editsOf } from '../edit/editsOf';
import { openWidgetSettings } from '../edit/openWidgetSettings';
import type { WidgetSource } from '../WidgetSource';
import { widgetTitle } from '../widgetTitle';

interface MenuOf {
	readonly widget: Widget;
	readonly source: WidgetSource;
	readonly kinds: readonly WidgetDefinition[];
	readonly session: Session;
	/** The places whose widgets stand one below the other. */
	readonly shown: readonly WidgetPlace[];
	readonly onEdit: (() => void) | undefined;
	/** Called before the widget is removed. */
	readonly onLeave: () => void;
}

/** The menu of a widget. */
export function widgetMenu({ widget, source, kinds, session, shown, onEdit, onLeave }: MenuOf): readonly MenuItem[] {
	const definition = kinds.find(({ kind }) => kind === widget.name);
	const edits = editsOf(source, kinds);
	const move = (by: -1 | 1): MenuItem[] => {
		const run = edits.mover(widget, by, shown);
		if (!run) return [];
		return [
			{
				text: by < 0 ? text.widgets.moveUp : text.widgets.moveDown,
				icon: by < 0 ? 'arrowUp' : 'arrowDown',
				onSelect: run,
			},
		];
	};
	return [
		...settingsItem(definition, widget, source, session),
		...move(-1),
		...move(1),
		...(onEdit ? [{ text: text.widgets.edit, icon: 'pencil', onSelect: onEdit } as const] : []),
		{ type: 'divider' },
		{
			...{ text: text.widgets.remove, icon: 'trash', danger: true },
			onSelect() {
				onLeave();
				edits.remove(widget);
			},
		},
	];
}

function settingsItem(...about: Parameters<typeof settingsOpener>): readonly MenuItem[] {
	const onSelect = settingsOpener(...about);
	return onSelect ? [{ text: text.widgets.settings, icon: 'settings', onSelect }] : [];
}

/** What opens the settings of a widget; undefined if it has none, or the account can't have it. */
export function settingsOpener(
	definition: WidgetDefinition | undefined,
	widget: Widget,
	source: WidgetSource,
	session: Session,
): (() => void) | undefined {
	if (!definition?.hasSettings || !definition.isOffered(session)) return undefined;
	const title = widgetTitle(widget, definition);
	const save = (values: object) => source.changeData(widget.id, values);
	return () => openWidgetSettings({ definition, stored: widget.data, title, session, save });
}
