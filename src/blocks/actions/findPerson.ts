import { ApiError } from '@/api/ApiError';
import { parseAcct } from '@/domain/person/parseAcct';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import { showError } from './showError';

/**
 * Looks up a handle such as `@mara` or `@mara@a.server` on the server.
 * @returns null if there is no such user or the request failed (already reported)
 */
export async function findPerson(session: Session, handle: string): Promise<User | null> {
	try {
		const user = await session.api.call('users/show', { ...parseAcct(handle, session.host) });
		session.entities.ingestUsers([user]);
		return session.entities.user(user.id) ?? null;
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== 'NO_SUCH_USER') await showError(error);
		else await alert({ type: 'error', title: handle, text: text.common.noSuchPerson });
		return null;
	}
}
