import { forgetScript } from '@/stores/scripts/forgetScripts';
import type { Session } from '@/stores/session/Session';

/** The name that sets what a play keeps apart. @param playId null for one that is being written */
export const playStorage = (playId: string | null): string => `play:${playId ?? 'new'}`;

/** Deletes what a play has kept on this device. A failure is harmless, and only logged. */
export async function forgetPlayStorage(session: Session, playId: string | null): Promise<void> {
	try {
		await forgetScript(session.key, playStorage(playId));
	} catch (error) {
		console.warn('What a play has kept could not be deleted.', error);
	}
}
