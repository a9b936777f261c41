import type { AccountField, AccountFieldValues } from '@/stores/accountFields/AccountFields';
import type { BaseSetting } from '@/stores/preferences/baseSetting';
import type { Preference } from '@/stores/preferences/preference';
import type { SettingControl, SettingEntry, SettingPart, SettingSource } from './SettingEntry';

/** What an entry says beside its source. Without a control it has a switch, or its choices. */
type About = Pick<SettingEntry, 'section' | 'isOffered' | 'Preview' | 'needsReload'> & {
	readonly control?: SettingControl;
	/** By default the key of what is set. */
	readonly key?: string;
};

function entry(key: string, source: SettingSource, about: About, choices?: readonly unknown[]): SettingEntry {
	const control: SettingControl = choices ? { type: 'choice', values: choices } : { type: 'switch' };
	return { key, source, control, ...about };
}

export const preferenceEntry = <T>(preference: Preference<T>, about: About): SettingEntry =>
	entry(preference.key, { type: 'preference', preference }, about, preference.choices);

export const baseEntry = <T>(setting: BaseSetting<T>, about: About): SettingEntry =>
	entry(setting.key, { type: 'base', setting }, about);

/** A flag within a preference. */
export const flagEntry = <T extends object>(
	preference: Preference<T>,
	flag: keyof T & string,
	about: About,
): SettingEntry =>
	entry(`${preference.key}.${flag}`, { type: 'preference', preference, part: fieldOf<T>(flag) }, about);

/** A field of the account on its server. */
export const accountEntry = <F extends AccountField>(
	field: F,
	about: About & { readonly choices?: readonly AccountFieldValues[F][] },
): SettingEntry => {
	const { choices, ...rest } = about;
	return entry(field, { type: 'account', field }, rest, choices);
};

function fieldOf<T extends object>(name: keyof T): SettingPart {
	return {
		read: whole => (whole as T)[name],
		write: (whole, value) => ({ ...(whole as T), [name]: value }),
	};
}
