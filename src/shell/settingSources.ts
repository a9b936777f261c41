import type { LoadSettings } from '@/blocks/settings/SettingEntry';

/** What each part of the app has to set. The settings pages load them all. */
export const settingSources: readonly LoadSettings[] = [
	() => import('./settings'),
	() => import('@/features/timeline/settings'),
	() => import('@/features/composer/settings'),
	() => import('@/features/noteActions/settings'),
	() => import('@/features/emojiPicker/settings'),
	() => import('@/features/drive/settings'),
	() => import('@/features/security/settings'),
	() => import('@/features/sounds/settings'),
	() => import('@/features/statusBars/settings'),
	() => import('@/features/themes/settings'),
];
