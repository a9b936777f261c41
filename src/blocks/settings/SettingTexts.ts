/** The texts of a setting, in `locales/<language>/settingFields.json` under its key. */
export interface SettingTexts {
	readonly label: string;
	readonly about?: string;
	/** Additional words that searching finds it by. */
	readonly words: string;
	/** Labels of the offered values. */
	readonly choices?: Readonly<Record<string, string>>;
}
