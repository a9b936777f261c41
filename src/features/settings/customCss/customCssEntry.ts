import { customCss } from '@/blocks/appearance/customCss';
import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { CustomCssControl } from './CustomCssControl';

export const customCssEntry: SettingEntry = preferenceEntry(customCss, {
	section: 'customCss/css',
	control: { type: 'own', isLabelled: true, Control: CustomCssControl },
});
