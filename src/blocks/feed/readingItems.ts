import type { PreferenceOwner } from '@/stores/preferences/Preferences';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { preferenceItems } from '../appearance/preferenceItems';
import { foldsBursts, seenElsewhere } from './readingSettings';

/** Menu items for preferences that apply to all timelines of an account. */
export const readingItems = (owner: PreferenceOwner | undefined): readonly MenuItem[] => [
	...preferenceItems(seenElsewhere, owner),
	{ type: 'divider' },
	...preferenceItems(foldsBursts, owner),
];
