import type { ColumnsOf } from '@/blocks/settings/ColumnsOf';
import type { LoadSettings } from '@/blocks/settings/SettingEntry';
import { ownedColumns } from './deck/ownedColumns';

/** What each part of the app has to set. The settings pages load them all. */
export const settingSources: readonly LoadSettings[] = [
	() => import('./settings'),
	() => import('@/features/timeline/settings'),
	() => import('@/features/composer/settings'),
	() => import('@/features/noteActions/settings'),
	() => import('@/features/emojiPicker/settings'),
	() => import('@/features/drive/settings'),
	() => import('@/features/search/settings'),
	() => import('@/features/security/settings'),
	() => import('@/features/notifications/settings'),
	() => import('@/features/plugins/settings'),
	() => import('@/features/seasons/settings'),
	() => import('@/features/sounds/settings'),
	() => import('@/features/statusBars/settings'),
	() => import('@/features/themes/settings'),
];

/** What the accounts page says of each account's columns, which only the deck knows. */
export const columnsOf: ColumnsOf = ownedColumns;
