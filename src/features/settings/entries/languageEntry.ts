import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { type Language, languages } from '@/i18n/languages';
import { changeLanguage } from '@/i18n/loadLocale';
import { currentLanguage } from '@/i18n/text';

/** The language of the app. Choosing one loads the page anew; what was written is kept as a draft. */
export const languageEntry: SettingEntry = {
	key: 'language',
	section: 'preferences/general',
	source: { type: 'own', use: currentLanguage, set: value => changeLanguage(value as Language) },
	control: {
		type: 'choice',
		values: languages.map(({ code }) => code),
		names: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
	},
};
