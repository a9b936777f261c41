import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { intents } from '@/stores/intents';
import { baseSettings, REGISTRY_SCOPE } from '@/stores/preferences/BaseSettings';
import { earlierSettings } from '@/stores/preferences/migration/earlierSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { declaredPreferences } from '@/stores/preferences/preference';
import { keepProfileVersion } from '@/stores/preferences/profiles/profileVersions';
import { withRecord } from '@/stores/preferences/records';
import { registryOf } from '@/stores/preferences/registry/Registry';
import { SYNC_SCOPE } from '@/stores/preferences/sync/syncPlace';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';

/** How long the notice stays before the follow-up (rules/preferences#settings-from-before). */
const FOLLOW_UP_MS = 10_000;

/**
 * Takes over the settings of an account that last used a client from before preferences: those that it keeps on its
 * server and on this device. A notice says so, and 10 s later another one how many there were.
 * @throws {ApiError} {NetworkError}
 */
export async function takeOverEarlier(session: Session): Promise<void> {
	const registry = registryOf(session);
	// An account with synced preferences has upgraded elsewhere: its base settings are outdated.
	if (Object.keys(await registry.getAll(SYNC_SCOPE)).length > 0) return;
	const base = { ...(await registry.getAll(REGISTRY_SCOPE)), ...baseSettings.stored() };
	const found = Object.entries(earlierSettings(base, preferences.profile));
	if (found.length === 0) return;
	toast(text.profiles.migration.running, { icon: 'settings', countdownMs: FOLLOW_UP_MS });
	await keepProfileVersion(await localDatabase(), preferences.profile, 'device');
	for (const [key, value] of found) {
		const preference = declaredPreferences.get(key);
		if (preference) preferences.set<unknown>(preference, value, session);
		else preferences.changeRecords(key, records => withRecord(records, {}, value));
	}
	setTimeout(() => {
		toast(t('profiles.migration.done', { count: found.length }), {
			icon: 'settings',
			tone: 'success',
			action: {
				text: text.profiles.migration.show,
				onPress: () => intents.send({ kind: 'openWindow', session, path: pathTo('preferences') }),
			},
		});
	}, FOLLOW_UP_MS);
}
