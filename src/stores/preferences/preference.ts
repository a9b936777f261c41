import { hasTypeOf } from '@/base/hasTypeOf';

/**
 * A setting of the user. Declared once, beside the code that reads it, or in the lowest room if several rooms do. What
 * the settings pages show of it is its entry (`blocks/settings/SettingEntry`).
 */
export interface Preference<T> {
	/** The storage key. */
	readonly key: string;
	readonly default: T;
	/** Whether each account or each server has a value of its own; by default one value applies to the whole device. */
	readonly scope?: 'account' | 'server';
	/**
	 * `cards`: the look of notes depends on it (set by `cardPreference`). `lastView`: the first page of a timeline
	 * depends on it, but no single card.
	 */
	readonly affects?: 'cards' | 'lastView';
	/** The values offered, if it isn't a boolean. */
	readonly choices?: readonly T[];
	/** Whether a stored value can be one, if it isn't of the default's kind. */
	readonly accepts?: (value: unknown) => boolean;
}

/** A preference that cards may read (`blocks/appearance/useAppearance`): changing it renders them again. */
export type CardPreference<T> = Preference<T> & { readonly affects: 'cards' };

const declared = new Map<string, Preference<unknown>>();

/** Every preference whose code is loaded, by key. */
export const declaredPreferences: ReadonlyMap<string, Preference<unknown>> = declared;

/** Whether a value can be one of the preference's. */
export function isValueOf({ choices, accepts, default: sample }: Preference<unknown>, value: unknown): boolean {
	return choices?.includes(value) ?? accepts?.(value) ?? hasTypeOf(sample, value);
}

export function preference<T>(declaration: Preference<T>): Preference<T> {
	declared.set(declaration.key, declaration);
	return declaration;
}

export function cardPreference<T>(declaration: Omit<Preference<T>, 'affects'>): CardPreference<T> {
	const made = { ...declaration, affects: 'cards' } as const;
	declared.set(made.key, made);
	return made;
}
