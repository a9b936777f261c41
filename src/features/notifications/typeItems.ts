import { LISTED_TYPES, type ListedType } from '@/domain/notification/listedTypes';
import { text } from '@/i18n/text';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { iconOf } from './notificationIcons';

/** The types that a list leaves out. */
export interface TypeFilter {
	readonly get: () => readonly ListedType[];
	readonly set: (excluded: readonly ListedType[]) => void;
}

/** A switch for each type of notifications, below one for all. */
export function typeItems({ get, set }: TypeFilter): readonly MenuItem[] {
	const { allKinds, names } = text.notificationMenu;
	return [
		{
			type: 'switch',
			text: allKinds,
			icon: 'bell',
			// Getters, as the items of a submenu are made once but rendered repeatedly.
			get checked() {
				return get().length === 0;
			},
			onChange: isOn => set(isOn ? [] : LISTED_TYPES),
		},
		{ type: 'divider' },
		...LISTED_TYPES.map(
			(type): MenuItem => ({
				type: 'switch',
				text: names[type],
				icon: iconOf({ type }),
				get checked() {
					return !get().includes(type);
				},
				onChange: isOn => set(isOn ? get().filter(each => each !== type) : [...get(), type]),
			}),
		),
	];
}
