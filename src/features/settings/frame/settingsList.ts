import type { AppPage } from '@/domain/paths/patterns';
import type { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/iconNames';

/** A settings page in the list; its title is in the texts under its name. */
export interface ListedPage {
	readonly page: AppPage & keyof typeof text.settings.pages;
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
			{ page: 'muting', icon: 'block' },
			{ page: 'email', icon: 'direct' },
			{ page: 'security', icon: 'shield' },
			{ page: 'apps', icon: 'code' },
			{ page: 'connect', icon: 'plug' },
		],
	},
	{ group: 'client', pages: [{ page: 'preferences', icon: 'settings' }] },
	{
		group: 'data',
		pages: [
			{ page: 'profiles', icon: 'stack' },
			{ page: 'accounts', icon: 'users' },
			{ page: 'accountData', icon: 'download' },
			{ page: 'driveCleaner', icon: 'eraser' },
			{ page: 'other', icon: 'more' },
		],
	},
];
