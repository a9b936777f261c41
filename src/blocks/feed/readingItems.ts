import type { MenuItem } from '@/ui/menu/MenuItem';
import { preferenceItems } from '../appearance/preferenceItems';
import { foldsBursts, seenElsewhere } from './readingSettings';

/** How timelines are read: choices that count for all of them. */
export const readingItems = (): readonly MenuItem[] => [
	...preferenceItems(seenElsewhere),
	{ type: 'divider' },
	...preferenceItems(foldsBursts),
];
