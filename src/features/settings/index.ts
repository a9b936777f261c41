import type { FrameDefinition } from '@/blocks/hosting/FrameDefinition';
import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';
import type { ColumnsOf } from '@/blocks/settings/ColumnsOf';
import type { LoadSettings } from '@/blocks/settings/SettingEntry';
import type { LatePage } from './latePages';

/**
 * The list of settings pages beside the page, or instead of it where both have no room.
 * @param loadSources loads the list of what has settings, and what tells the columns of an account
 */
export const settingsFrame = (
	loadSources: () => Promise<{ settingSources: readonly LoadSettings[]; columnsOf: ColumnsOf }>,
): FrameDefinition => ({
	gate: member,
	load: async () => {
		const [{ loadFrame }, { settingSources, columnsOf }] = await Promise.all([late(), loadSources()]);
		return (await loadFrame()).frameWith(settingSources, columnsOf);
	},
});

const late = () => import('./latePages');
const shared = { gate: member } as const;

export const settingsPages: Pick<Pages, LatePage> = {
	...lateAlike(late, { ...shared, frame: 'settings' }, [
		'settings',
		'profileSettings',
		'avatarDecoration',
		'privacy',
		'muting',
		'notificationSettings',
		'email',
		'connect',
		'newWebhook',
		'webhook',
		'preferences',
		'theme',
		'emojiPalette',
		'customCss',
		'sounds',
		'statusBars',
		'deckSettings',
		'navbar',
		'profiles',
		'accounts',
		'driveSettings',
		'accountData',
		'other',
	]),
	...lateAlike(late, { ...shared, gate: everyone }, ['registry', 'registryKeys', 'registryValue']),
};

/** Keeps preferences in step with the account's server, and backs them up. */
export const loadPreferenceKeeping = async () => (await import('./lateKeeping')).loadPreferenceKeeping();
