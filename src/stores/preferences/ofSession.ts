import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import { accounts } from '../session/accounts';
import type { Session } from '../session/Session';
import { preferences } from './Preferences';
import { Backups } from './profiles/Backups';
import { registryOf } from './registry/Registry';
import { PreferenceSync } from './sync/PreferenceSync';
import type { AskSync } from './sync/SyncChoice';
import { undecidedOf } from './sync/undecidedOf';

const tools = (session: Session, work: string) => ({
	preferences,
	owner: session,
	registry: registryOf(session),
	database: localDatabase(),
	lock: <T>(run: () => Promise<T>) => withTabLock(`quarterdeck:${work}:${session.key}`, run),
});

const syncs = new WeakMap<Session, PreferenceSync>();

/** The sync of the preferences with a session's account. */
export function syncOf(session: Session, ask: AskSync): PreferenceSync {
	const known =
		syncs.get(session) ??
		new PreferenceSync({ ...tools(session, 'preferenceSync'), ask, undecided: undecidedOf(session) });
	syncs.set(session, known);
	return known;
}

/** The backups of a session's account. */
export function backupsOf(session: Session): Backups {
	return new Backups({ ...tools(session, 'preferenceBackup'), tokens: accountTokens });
}

/** The tokens of all accounts on this device. */
export const accountTokens = (): readonly string[] => accounts.getState().all.map(({ token }) => token);
