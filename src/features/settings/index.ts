import type { FrameDefinition } from '@/blocks/hosting/FrameDefinition';
import type { PageDefinition, Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';
import type { LatePage } from './latePages';

/** The list of settings pages beside the page, or instead of it where both have no room. */
export const settingsFrame: FrameDefinition = { gate: member, load: () => import('./frame/SettingsFrame') };

const shared = { gate: member, layout: 'plain', frame: 'settings' } as const;
const load = () => import('./PreferencesPage');

const framed = <N extends LatePage>(name: N): PageDefinition<N> => ({ ...unframed(name), frame: 'settings' });
const unframed = <N extends LatePage>(name: N): PageDefinition<N> => ({
	gate: member,
	layout: 'plain',
	load: async () => (await import('./latePages')).latePages[name](),
});

export const settingsPages: Pick<Pages, 'settings' | 'preferences' | LatePage> = {
	settings: { ...shared, load },
	preferences: { ...shared, load },
	profileSettings: framed('profileSettings'),
	avatarDecoration: framed('avatarDecoration'),
	profiles: framed('profiles'),
	accounts: framed('accounts'),
	muting: framed('muting'),
	accountData: framed('accountData'),
	email: framed('email'),
	other: framed('other'),
	connect: framed('connect'),
	newWebhook: framed('newWebhook'),
	webhook: framed('webhook'),
	registry: unframed('registry'),
	registryKeys: unframed('registryKeys'),
	registryValue: unframed('registryValue'),
};

/** Keeps preferences in step with the account's server, and backs them up. */
export const loadPreferenceKeeping = () => import('./profiles/keepPreferences');
