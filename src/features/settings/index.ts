import type { FrameDefinition } from '@/blocks/hosting/FrameDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

/** The list of settings pages beside the page, or instead of it where both have no room. */
export const settingsFrame: FrameDefinition = { gate: member, load: () => import('./frame/SettingsFrame') };

const shared = { gate: member, layout: 'plain', frame: 'settings' } as const;
const load = () => import('./PreferencesPage');

export const settingsPages: Pick<Pages, 'settings' | 'preferences' | 'profiles'> = {
	settings: { ...shared, load },
	preferences: { ...shared, load },
	profiles: { ...shared, load: () => import('./profiles/ProfilesPage') },
};

/** Keeps preferences in step with the account's server, and backs them up. */
export const loadPreferenceKeeping = () => import('./profiles/keepPreferences');
