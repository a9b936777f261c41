import type { PreferenceSync } from '@/stores/preferences/sync/PreferenceSync';
import { syncOf } from '@/stores/preferences/syncOf';
import type { Session } from '@/stores/session/Session';

/** The sync of the preferences with a session's account, which asks by a dialog. */
export const sessionSync = (session: Session): PreferenceSync =>
	syncOf(session, async conflict => (await import('./askSync')).askSync(conflict, session));
