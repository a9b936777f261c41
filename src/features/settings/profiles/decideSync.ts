import { showError } from '@/blocks/actions/showError';
import { sessionSync } from '@/blocks/preferences/sessionSync';
import type { SyncUnit } from '@/stores/preferences/sync/SyncMemory';
import type { Session } from '@/stores/session/Session';

/** Asks which value of an undecided setting to use. What fails is shown, and leaves it undecided. */
export async function decideSync(session: Session, unit: SyncUnit): Promise<void> {
	try {
		await sessionSync(session).decide(unit);
	} catch (error) {
		await showError(error);
	}
}
