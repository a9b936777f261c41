import { ApiError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { changeProgress } from './changeProgress';

/**
 * Claims the achievement for all steps. It stays owed, for the next start, while the server does not answer.
 * @throws what keeps it from being claimed
 */
export async function claimTutorial(session: Session): Promise<void> {
	try {
		await session.api.call('i/claim-achievement', { name: 'tutorialCompleted' });
		settle();
	} catch (error) {
		if (error instanceof ApiError) settle();
		throw error;
	}
}

const settle = () => changeProgress(progress => ({ ...progress, isOwed: false }));
