import { type PreferenceTexts, preferenceTexts } from '@/blocks/appearance/preferenceTexts';
import { declaredPreferences, type Preference, type SettingsSection } from '@/stores/preferences/preference';

/** A preference on the settings page. */
export interface ShownPreference {
	readonly preference: Preference<unknown>;
	readonly section: SettingsSection;
	readonly texts: PreferenceTexts;
}

/** Every preference of the settings page, in the order of the texts. */
export function shownPreferences(): readonly ShownPreference[] {
	return Object.entries(preferenceTexts()).flatMap(([key, texts]) => {
		const preference = declaredPreferences.get(key);
		return preference?.section ? [{ preference, section: preference.section, texts }] : [];
	});
}

/** Whether the preference's texts contain each word of the query. */
export function isFound({ texts }: Pick<ShownPreference, 'texts'>, query: string): boolean {
	const { label, about = '', words, choices = {} } = texts;
	const said = [label, about, words, ...Object.values(choices)].join(' ').toLowerCase();
	return query
		.toLowerCase()
		.split(/\s+/)
		.every(word => said.includes(word));
}
