/** The parts of the settings page (`features/settings`), in their order there. */
export const SETTINGS_SECTIONS = ['notes', 'timelines'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/**
 * What a person chooses once and finds again. Declared in one place, beside what reads it; what is in several rooms stands
 * in the lowest of them. Its texts are in `locales/<language>/settings.json`, under its key.
 */
export interface Preference<T> {
	/** The name under which it is stored. */
	readonly key: string;
	readonly default: T;
	/** Whether each account, or each server, has a value of its own; absent: one value holds for the whole device. */
	readonly scope?: 'account' | 'server';
	/**
	 * `cards`: the look of notes depends on it (`cardPreference` says so). `lastView`: what the first page of a timeline
	 * shows depends on it, though no single card does.
	 */
	readonly affects?: 'cards' | 'lastView';
	/** Where people find it on the settings page; absent: they choose it elsewhere. */
	readonly section?: SettingsSection;
	/** The values that are offered, where it is neither on nor off. */
	readonly choices?: readonly T[];
}

/** What cards may read (`blocks/appearance/useAppearance`): a change of it draws them anew. */
export type CardPreference<T> = Preference<T> & { readonly affects: 'cards' };

const declared = new Map<string, Preference<unknown>>();

/** Every preference whose code is loaded, by key. */
export const declaredPreferences: ReadonlyMap<string, Preference<unknown>> = declared;

export function preference<T>(declaration: Preference<T>): Preference<T> {
	declared.set(declaration.key, declaration);
	return declaration;
}

export function cardPreference<T>(declaration: Omit<Preference<T>, 'affects'>): CardPreference<T> {
	const made = { ...declaration, affects: 'cards' } as const;
	declared.set(made.key, made);
	return made;
}
