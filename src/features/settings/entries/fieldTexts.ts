import type { SettingTexts } from '@/blocks/settings/SettingTexts';
import { text } from '@/i18n/text';

/** The texts of a setting, or of something else that the search finds. */
export function fieldTexts(key: string): SettingTexts {
	const found = (text.settingFields.fields as Readonly<Record<string, SettingTexts>>)[key];
	if (!found) throw new Error(`The setting ${key} has no texts.`);
	return found;
}
