import type { LatePages } from '@/blocks/hosting/LatePages';
import type { SettingsPageName } from '@/blocks/settings/settingSections';

export type LatePage =
	| 'settings'
	| SettingsPageName
	| 'profileSettings'
	| 'avatarDecoration'
	| 'profiles'
	| 'accounts'
	| 'muting'
	| 'accountData'
	| 'email'
	| 'connect'
	| 'newWebhook'
	| 'webhook'
	| 'registry'
	| 'registryKeys'
	| 'registryValue';

/** A page that is made of settings. */
const ofSettings = (page: SettingsPageName) => async () => (await import('./entries/EntriesPage')).pageOf(page);

export const latePages: LatePages<LatePage> = {
	settings: async () => (await import('./entries/EntriesPage')).indexPage(),
	preferences: ofSettings('preferences'),
	privacy: ofSettings('privacy'),
	notificationSettings: ofSettings('notificationSettings'),
	driveSettings: ofSettings('driveSettings'),
	deckSettings: ofSettings('deckSettings'),
	navbar: ofSettings('navbar'),
	emojiPalette: ofSettings('emojiPalette'),
	customCss: ofSettings('customCss'),
	sounds: ofSettings('sounds'),
	statusBars: ofSettings('statusBars'),
	theme: ofSettings('theme'),
	profileSettings: () => import('./profile/ProfileSettingsPage'),
	avatarDecoration: () => import('./decorations/DecorationsPage'),
	profiles: () => import('./profiles/ProfilesPage'),
	accounts: () => import('./accounts/AccountsPage'),
	muting: () => import('./muting/MutingPage'),
	accountData: () => import('./exports/AccountDataPage'),
	email: () => import('./account/EmailPage'),
	other: () => import('./account/OtherPage'),
	connect: () => import('./webhooks/ConnectPage'),
	newWebhook: () => import('./webhooks/NewWebhookPage'),
	webhook: () => import('./webhooks/WebhookPage'),
	registry: () => import('./registry/RegistryPage'),
	registryKeys: () => import('./registry/RegistryKeysPage'),
	registryValue: () => import('./registry/RegistryValuePage'),
};

export const loadFrame = () => import('./frame/frameWith');
