import type { MenuItem } from '@/ui/menu/MenuItem';
import { preferenceItems } from '../appearance/preferenceItems';
import { foldsBursts, seenElsewhere } from './readingSettings';

/** Menu items for preferences that apply to all timelines. */
export const readingItems = (): readonly MenuItem[] => [
	...preferenceItems(seenElsewhere),
	{ type: 'divider' },
	...preferenceItems(foldsBursts),
];
