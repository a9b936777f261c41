import { accounts } from '../session/accounts';
import type { Session } from '../session/Session';
import { accountTools } from './accountTools';
import { Backups } from './profiles/Backups';

/** The backups of a session's account. */
export function backupsOf(session: Session): Backups {
	return new Backups({ ...accountTools(session, 'preferenceBackup'), tokens: accountTokens });
}

/** The tokens of all accounts on this device. */
export const accountTokens = (): readonly string[] => accounts.getState().all.map(({ token }) => token);
