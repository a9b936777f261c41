import type { LoadPage } from '@/blocks/hosting/PageDefinition';

export type LatePage =
	| 'profileSettings'
	| 'avatarDecoration'
	| 'profiles'
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

/** Where the code of each page is, apart from the definitions, as these belong to every start. */
export const latePages: { readonly [N in LatePage]: LoadPage<N> } = {
	profileSettings: () => import('./profile/ProfileSettingsPage'),
	avatarDecoration: () => import('./decorations/DecorationsPage'),
	profiles: () => import('./profiles/ProfilesPage'),
	accounts: () => import('./account/AccountsPage'),
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
