import { text } from '@/i18n/text';

/** What is said of a preference, in `locales/<language>/settings.json` under its key. */
export interface PreferenceTexts {
	readonly label: string;
	readonly about?: string;
	/** Further words by which people look for it. */
	readonly words: string;
	/** Of the values that are offered. */
	readonly choices?: Readonly<Record<string, string>>;
}

/** By key, in the order of the settings page. */
export const preferenceTexts = (): Readonly<Record<string, PreferenceTexts>> => text.settings.fields;
