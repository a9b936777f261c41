import type { SettingSpot } from '@/blocks/settings/SettingEntry';

/** What the search finds on pages that aren't made of entries, by page. Each is marked there by its key. */
const SPOTS = {
	profileSettings: [
		'profile.avatar',
		'profile.banner',
		'profile.name',
		'profile.description',
		'profile.location',
		'profile.birthday',
		'profile.lang',
		'profile.fields',
		'profile.followedMessage',
		'profile.isCat',
		'profile.isBot',
	],
	notificationSettings: ['pushes', 'tellsInBackground'],
	muting: ['mutedWords', 'hardMutedWords', 'mutedInstances', 'mutedPeople', 'renoteMutedPeople', 'blockedPeople'],
	email: ['email', 'emailNotificationTypes'],
	connect: ['webhooks', 'accessToken'],
	profiles: ['preferencesAutoCloudBackup', 'deviceProfile', 'syncedLists', 'backups', 'earlierSettings'],
	accountData: [
		'accountData.notes',
		'accountData.favorites',
		'accountData.following',
		'accountData.userLists',
		'accountData.muting',
		'accountData.blocking',
		'accountData.antennas',
		'accountData.clips',
	],
	other: ['accountInfo', 'roles', 'alsoKnownAs', 'moveAccount', 'deleteAccount', 'registry'],
} as const;

export const settingSpots: readonly SettingSpot[] = Object.entries(SPOTS).flatMap(([page, keys]) =>
	keys.map(key => ({ key, page: page as keyof typeof SPOTS })),
);
