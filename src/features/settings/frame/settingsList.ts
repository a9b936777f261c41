import type { PlainPage } from '@/domain/paths/PlainPage';
import type { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/iconNames';

/** A settings page in the list; its title is in the texts under its name. */
export interface ListedPage {
	readonly page: PlainPage & keyof typeof text.settings.pages;
	readonly icon: IconName;
}

interface ListedGroup {
	readonly group: keyof typeof text.settings.groups;
	readonly pages: readonly ListedPage[];
}

/** All settings pages, in the order of the list. */
export const SETTINGS_LIST: readonly ListedGroup[] = [
	{
		group: 'account',
		pages: [
			{ page: 'profileSettings', icon: 'user' },
			{ page: 'avatarDecoration', icon: 'sparkles' },
			{ page: 'privacy', icon: 'lock' },
			{ page: 'muting', icon: 'block' },
			{ page: 'notificationSettings', icon: 'bell' },
			{ page: 'email', icon: 'direct' },
			{ page: 'security', icon: 'shield' },
			{ page: 'apps', icon: 'code' },
			{ page: 'connect', icon: 'plug' },
		],
	},
	{
		group: 'client',
		pages: [
			{ page: 'preferences', icon: 'settings' },
			{ page: 'theme', icon: 'palette' },
			{ page: 'emojiPalette', icon: 'emoji' },
			{ page: 'deckSettings', icon: 'deck' },
			{ page: 'customCss', icon: 'code' },
			{ page: 'navbar', icon: 'menu' },
			{ page: 'sounds', icon: 'volume' },
			{ page: 'statusBars', icon: 'rows' },
			{ page: 'plugins', icon: 'plug' },
		],
	},
	{
		group: 'data',
		pages: [
			{ page: 'profiles', icon: 'stack' },
			{ page: 'accounts', icon: 'users' },
			{ page: 'driveSettings', icon: 'drive' },
			{ page: 'driveCleaner', icon: 'eraser' },
			{ page: 'accountData', icon: 'download' },
			{ page: 'other', icon: 'more' },
		],
	},
];
