import type { Session } from '../session/Session';
import { accountTools } from './accountTools';
import { PreferenceSync } from './sync/PreferenceSync';
import type { AskSync } from './sync/SyncChoice';
import { undecidedOf } from './sync/undecidedOf';

const syncs = new WeakMap<Session, PreferenceSync>();

/** The sync of the preferences with a session's account. */
export function syncOf(session: Session, ask: AskSync): PreferenceSync {
	const known =
		syncs.get(session) ??
		new PreferenceSync({ ...accountTools(session, 'preferenceSync'), ask, undecided: undecidedOf(session) });
	syncs.set(session, known);
	return known;
}
