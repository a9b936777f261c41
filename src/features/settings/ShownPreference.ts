import { text } from '@/i18n/t';
import { declaredPreferences, type Preference, type SettingsSection } from '@/stores/preferences/preference';

/** What is said of a preference, in `locales/<language>/settings.json` under its key. */
export interface PreferenceTexts {
	readonly label: string;
	readonly about?: string;
	/** Further words by which people look for it. */
	readonly words: string;
	/** Of the values that are offered. */
	readonly choices?: Readonly<Record<string, string>>;
}

/** A preference on the settings page. */
export interface ShownPreference {
	readonly preference: Preference<unknown>;
	readonly section: SettingsSection;
	readonly texts: PreferenceTexts;
}

/** Every preference that has a place on the settings page, in the order of the texts. */
export function shownPreferences(): readonly ShownPreference[] {
	const fields: Readonly<Record<string, PreferenceTexts>> = text.settings.fields;
	return Object.entries(fields).flatMap(([key, texts]) => {
		const preference = declaredPreferences.get(key);
		return preference?.section ? [{ preference, section: preference.section, texts }] : [];
	});
}

/** Whether each word that was typed stands in what is said of the preference. */
export function isFound({ texts }: Pick<ShownPreference, 'texts'>, query: string): boolean {
	const { label, about = '', words, choices = {} } = texts;
	const said = [label, about, words, ...Object.values(choices)].join(' ').toLowerCase();
	return query
		.toLowerCase()
		.split(/\s+/)
		.every(word => said.includes(word));
}
