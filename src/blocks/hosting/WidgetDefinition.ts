import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { MessageKey } from '@/i18n/messages';
import type { Session } from '@/stores/session/Session';
import type { Fields } from '@/ui/form/Form';
import type { IconName } from '@/ui/icon/Icon';

export interface WidgetProps<D extends object> {
	readonly data: D;
	/** Stores changed fields. */
	readonly onChange: (change: Partial<D>) => void;
}

/** What a widget stores, and the form for it. */
export interface WidgetSettings<D extends object> {
	/** The data of a new widget; also the value of each stored field that is missing or malformed. */
	readonly initial: D;
	readonly rules: GenericSchema<D> & { readonly entries: { readonly [K in keyof D]: GenericSchema<D[K]> } };
	/** The controls of the form. Called while it renders. Missing if there is nothing to set. */
	readonly fields?: (data: D) => Fields<D>;
}

interface About<Kind extends string> {
	/** The name in stored widgets: must never change. */
	readonly kind: Kind;
	readonly icon: IconName;
	readonly title: MessageKey;
	readonly description: MessageKey;
	/** Whether an account may have such a widget. */
	readonly isOffered: (session: Session) => boolean;
}

/** The parts of a definition that share the type of the widget's data. */
interface Typed<D extends object> {
	readonly settings: WidgetSettings<D>;
	/** The title of a widget with this data, where it isn't that of its kind. */
	readonly titleOf?: (data: D) => string | null;
	/** Loads the widget's code, which no other widget needs. */
	readonly load: () => Promise<{ default: ComponentType<WidgetProps<D>> }>;
}

export interface WidgetParts<Kind extends string, D extends object> extends About<Kind>, Typed<D> {}

/** A definition with data of its type. */
export interface OpenedWidget<D extends object> extends Typed<D> {
	readonly data: D;
}

/** A kind of widget, declared by the feature that shows it (`widgets.ts`) and listed by the shell. */
export interface WidgetDefinition<Kind extends string = string> extends About<Kind> {
	readonly hasSettings: boolean;
	/**
	 * Reads stored data and calls back with all that has its type.
	 * @param stored undefined for a new widget
	 */
	readonly open: <R>(stored: unknown, use: <D extends object>(widget: OpenedWidget<D>) => R) => R;
}
