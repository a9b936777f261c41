import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import type { Widget } from '@/domain/widget/Widget';
import { text, textAt } from '@/i18n/text';
import { comingKind } from './comingKinds';

/** What a widget is called: by its data where its kind does so, else by its kind. */
export function widgetTitle({ name, data }: Widget, definition: WidgetDefinition | undefined): string {
	if (definition) return definition.open(data, widget => widget.titleOf?.(widget.data)) || textAt(definition.title);
	const coming = comingKind(name);
	return coming ? textAt(coming.title) : text.widgets.unknown;
}
