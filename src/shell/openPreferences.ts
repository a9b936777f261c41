import { localDatabase } from '@/platform/localDatabase';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { requestSyncedDecks } from './deck/decks/requestSyncedDecks';
import { startLayout } from './startLayout';

let opened: Promise<void> | undefined;

/** Loads settings and preferences of the current account; repeated calls return the same promise. */
export function openPreferences(): Promise<void> {
	opened ??= open(currentSession());
	return opened;
}

async function open(session: Session): Promise<void> {
	const { api, isMember, key } = session;
	baseSettings.open(isMember ? { key, api } : null);
	await preferences.load(localDatabase(), session);
	if (startLayout() === 'deck') requestSyncedDecks(session);
}
