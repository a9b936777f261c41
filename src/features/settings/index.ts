import type { FrameDefinition } from '@/blocks/hosting/FrameDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

/** The list of settings pages beside the page, or instead of it where both have no room. */
export const settingsFrame: FrameDefinition = { gate: member, load: () => import('./frame/SettingsFrame') };

const unframed = { gate: member, layout: 'plain' } as const;
const shared = { ...unframed, frame: 'settings' } as const;
const load = () => import('./PreferencesPage');

type SettingsPage =
	| 'settings'
	| 'preferences'
	| 'profileSettings'
	| 'avatarDecoration'
	| 'accounts'
	| 'muting'
	| 'accountData'
	| 'email'
	| 'other'
	| 'connect'
	| 'newWebhook'
	| 'webhook'
	| 'registry'
	| 'registryKeys'
	| 'registryValue';

export const settingsPages: Pick<Pages, SettingsPage> = {
	settings: { ...shared, load },
	preferences: { ...shared, load },
	profileSettings: { ...shared, load: () => import('./profile/ProfileSettingsPage') },
	avatarDecoration: { ...shared, load: () => import('./decorations/DecorationsPage') },
	accounts: { ...shared, load: () => import('./account/AccountsPage') },
	muting: { ...shared, load: () => import('./muting/MutingPage') },
	accountData: { ...shared, load: () => import('./exports/AccountDataPage') },
	email: { ...shared, load: () => import('./account/EmailPage') },
	connect: { ...shared, load: () => import('./webhooks/ConnectPage') },
	newWebhook: { ...shared, load: () => import('./webhooks/NewWebhookPage') },
	webhook: { ...shared, load: () => import('./webhooks/WebhookPage') },
	registry: { ...unframed, load: () => import('./registry/RegistryPage') },
	registryKeys: { ...unframed, load: () => import('./registry/RegistryKeysPage') },
	registryValue: { ...unframed, load: () => import('./registry/RegistryValuePage') },
	other: { ...shared, load: () => import('./account/OtherPage') },
};
