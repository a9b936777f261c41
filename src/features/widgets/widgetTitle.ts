import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import type { Widget } from '@/domain/widget/Widget';
import { text, textAt } from '@/i18n/text';

/** What a widget is called: by its data where its kind does so, else by its kind. */
export function widgetTitle({ data }: Pick<Widget, 'data'>, definition: WidgetDefinition | undefined): string {
	if (!definition) return text.widgets.unknown;
	return definition.open(data, widget => widget.titleOf?.(widget.data)) || textAt(definition.title);
}
