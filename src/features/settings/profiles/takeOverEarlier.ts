import { isRecord } from '@/base/isRecord';
import { pathTo } from '@/domain/paths/pathTo';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { intents } from '@/stores/intents';
import { baseSettings, REGISTRY_SCOPE } from '@/stores/preferences/BaseSettings';
import { earlierDecks } from '@/stores/preferences/migration/earlierDecks';
import { earlierSettings } from '@/stores/preferences/migration/earlierSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { declaredPreferences } from '@/stores/preferences/preference';
import { keepProfileVersion } from '@/stores/preferences/profiles/profileVersions';
import { recordFor, withRecord } from '@/stores/preferences/records';
import { registryOf } from '@/stores/preferences/registry/Registry';
import { SYNC_SCOPE } from '@/stores/preferences/sync/syncPlace';
import { isUsable } from '@/stores/preferences/sync/syncRules';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';

/** How long the notice stays before the follow-up (rules/preferences#settings-from-before). */
const FOLLOW_UP_MS = 10_000;

/** The network's client kept them here before they were preferences. */
const EARLIER_THEMES = { scope: ['client'], key: 'themes' } as const;
const THEMES_KEY = 'themes';
const EARLIER_DECKS = ['client', 'deck', 'profiles'];

/**
 * Takes over the settings of an account that last used a client from before preferences: those that it keeps on its
 * server, and the others of this device; its themes and decks are added to the ones that are here. A notice says so, and
 * 10 s later another one how many settings there were. Nothing is removed from the server.
 * @throws {ApiError} {NetworkError}
 */
export async function takeOverEarlier(session: Session): Promise<void> {
	const registry = registryOf(session);
	// An account with synced preferences has upgraded elsewhere: its base settings are outdated.
	if (Object.keys(await registry.getAll(SYNC_SCOPE)).length > 0) return;
	const [base, themes, decks] = await Promise.all([
		registry.getAll(REGISTRY_SCOPE),
		registry.get(EARLIER_THEMES.scope, EARLIER_THEMES.key),
		registry.getAll(EARLIER_DECKS),
	]);
	const found = Object.entries({
		...earlierSettings({ ...baseSettings.stored(), ...base }, preferences.profile),
		...withThose(THEMES_KEY, Array.isArray(themes) ? themes : [], session),
		...withThose(deckProfiles.key, earlierDecks(decks), session),
	});
	if (found.length === 0) return;
	toast(text.profiles.migration.running, { icon: 'settings', countdownMs: FOLLOW_UP_MS });
	await keepProfileVersion(await localDatabase(), preferences.profile, 'device');
	for (const [key, value] of found) {
		const preference = declaredPreferences.get(key);
		if (preference) preferences.set<unknown>(preference, value, session);
		else preferences.changeRecords(key, records => withRecord(records, {}, value));
	}
	setTimeout(() => {
		toast(counted(text.profiles.migration, 'done', found.length), {
			icon: 'settings',
			tone: 'success',
			action: {
				text: text.profiles.migration.show,
				onPress: () => intents.send({ kind: 'openWindow', session, path: pathTo('preferences') }),
			},
		});
	}, FOLLOW_UP_MS);
}

/** The list of a preference with those items added that it lacks and that this version can use; empty if it has all. */
function withThose(key: string, items: readonly unknown[], session: Session): Readonly<Record<string, unknown>> {
	const value = recordFor(preferences.records(key), preferences.readerOf(session))?.[1];
	const own: readonly unknown[] = Array.isArray(value) ? value : [];
	const added = items.filter(item => isUsable(key, [item]) && !own.some(each => idOf(each) === idOf(item)));
	return added.length === 0 ? {} : { [key]: [...own, ...added] };
}

const idOf = (item: unknown): unknown => (isRecord(item) && 'id' in item ? item.id : item);
