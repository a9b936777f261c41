import { text } from '@/i18n/text';

/** A preference's texts, in `locales/<language>/settingFields.json` under its key. */
export interface PreferenceTexts {
	readonly label: string;
	readonly about?: string;
	/** Additional words that searching finds it by. */
	readonly words: string;
	/** Labels of the offered values. */
	readonly choices?: Readonly<Record<string, string>>;
}

/** By key, in the order of the settings page. */
export const preferenceTexts = (): Readonly<Record<string, PreferenceTexts>> => text.settingFields.fields;
