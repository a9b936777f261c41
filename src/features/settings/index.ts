import type { FrameDefinition } from '@/blocks/hosting/FrameDefinition';
import { loadLate } from '@/blocks/hosting/LatePages';
import type { PageDefinition, Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';
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
const unframed = <N extends LatePage>(name: N): PageDefinition<N> => ({
	gate: member,
	layout: 'plain',
	load: loadLate(late, name),
});
const framed = <N extends LatePage>(name: N): PageDefinition<N> => ({ ...unframed(name), frame: 'settings' });

export const settingsPages: Pick<Pages, LatePage> = {
	settings: framed('settings'),
	profileSettings: framed('profileSettings'),
	avatarDecoration: framed('avatarDecoration'),
	privacy: framed('privacy'),
	muting: framed('muting'),
	notificationSettings: framed('notificationSettings'),
	email: framed('email'),
	connect: framed('connect'),
	newWebhook: framed('newWebhook'),
	webhook: framed('webhook'),
	preferences: framed('preferences'),
	emojiPalette: framed('emojiPalette'),
	customCss: framed('customCss'),
	sounds: framed('sounds'),
	statusBars: framed('statusBars'),
	deckSettings: framed('deckSettings'),
	navbar: framed('navbar'),
	profiles: framed('profiles'),
	accounts: framed('accounts'),
	driveSettings: framed('driveSettings'),
	accountData: framed('accountData'),
	other: framed('other'),
	registry: unframed('registry'),
	registryKeys: unframed('registryKeys'),
	registryValue: unframed('registryValue'),
};

/** Keeps preferences in step with the account's server, and backs them up. */
export const loadPreferenceKeeping = async () => (await late()).loadPreferenceKeeping();
