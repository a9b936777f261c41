import { type PreferenceOwner, preferences } from '@/stores/preferences/Preferences';
import type { Preference } from '@/stores/preferences/preference';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { preferenceTexts } from './preferenceTexts';

/**
 * The menu items of a preference, which keep the menu open: a switch, or its values under its label.
 * @param owner the account of what the menu belongs to; by default the page's
 */
export function preferenceItems(preference: Preference<unknown>, owner?: PreferenceOwner): readonly MenuItem[] {
	const { label = preference.key, choices } = preferenceTexts()[preference.key] ?? {};
	const value = preferences.get(preference, owner);
	if (typeof value === 'boolean') {
		return [
			{
				type: 'switch',
				text: label,
				checked: value,
				onChange: checked => preferences.set(preference, checked, owner),
			},
		];
	}
	return [
		{ type: 'label', text: label },
		...(preference.choices ?? []).map(
			(choice): MenuItem => ({
				type: 'radio',
				text: choices?.[String(choice)] ?? String(choice),
				checked: choice === value,
				keepOpen: true,
				onSelect: () => preferences.set(preference, choice, owner),
			}),
		),
	];
}
