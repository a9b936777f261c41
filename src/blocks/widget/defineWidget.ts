import type { WidgetDefinition, WidgetParts } from '../hosting/WidgetDefinition';
import { readWidgetData } from './readWidgetData';

/** Defines a kind of widget. Its data's type stays within the definition, so that all kinds fit into one list. */
export function defineWidget<const Kind extends string, D extends object>(
	parts: WidgetParts<Kind, D>,
): WidgetDefinition<Kind> {
	const { kind, icon, title, description, isOffered, settings } = parts;
	return {
		...{ kind, icon, title, description, isOffered },
		hasSettings: settings.fields !== undefined,
		open: (stored, use) => use({ ...parts, data: readWidgetData(settings, stored) }),
	};
}
