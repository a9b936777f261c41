import { renewPushes } from '@/stores/push/pushes';
import type { Session } from '@/stores/session/Session';
import { watchSignIns } from './session/watchSignIns';
import { watchPreferences } from './watchPreferences';

/** Follows what matters to members, once the page has started. */
export function watchMember(session: Session): void {
	watchPreferences(session);
	watchSignIns();
	renewPushes(session).catch(error => console.warn('What is pushed here could not be renewed.', error));
}
