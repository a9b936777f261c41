import { isSameJson } from '@/base/isSameJson';
import { declaredPreferences } from '../preference';
import type { PreferenceProfile } from '../records';
import { isUsable } from '../sync/syncRules';

/**
 * Settings that were base settings before 2025.3.2-alpha.0 and are preferences since, besides those that loaded code
 * declares (rules/preferences#settings-from-before).
 */
const MOVED: ReadonlySet<string> = new Set([
	...['animation', 'collapseRenotes', 'dataSaver', 'defaultNoteLocalOnly', 'defaultNoteVisibility', 'emojiStyle'],
	...[
		'emojiPalettes',
		'emojiPickerHeight',
		'emojiPickerScale',
		'emojiPickerWidth',
		'instanceTicker',
		'keepCw',
		'menu',
		'menuStyle',
	],
	...['mediaListWithOneImageAppearance', 'notificationPosition', 'notificationStackAxis', 'nsfw'],
	...['reactionsDisplaySize', 'rememberNoteVisibility', 'serverDisconnectedBehavior', 'sound.masterVolume'],
]);

type Values = Readonly<Record<string, unknown>>;

/**
 * The base settings that become preferences, by the preference's key: what this version can use, what differs from the
 * default, and what the profile has no value for yet. The emojis offered as reactions become a palette.
 */
export function earlierSettings(base: Values, { preferences }: Pick<PreferenceProfile, 'preferences'>): Values {
	const found = Object.entries({ ...base, ...palettesOf(base), ...volumeOf(base) }).filter(
		([key, value]) =>
			(MOVED.has(key) || declaredPreferences.has(key)) &&
			(preferences[key] ?? []).length === 0 &&
			isUsable(key, value) &&
			!isSameJson(value, declaredPreferences.get(key)?.default),
	);
	return Object.fromEntries(found);
}

function palettesOf({ reactions }: Values): Values {
	const isList = Array.isArray(reactions) && reactions.length > 0;
	return isList ? { emojiPalettes: [{ id: 'default', name: '', emojis: reactions as unknown[] }] } : {};
}

function volumeOf({ masterVolume }: Values): Values {
	const isVolume = typeof masterVolume === 'number' && masterVolume >= 0 && masterVolume <= 1;
	return isVolume ? { 'sound.masterVolume': masterVolume } : {};
}
