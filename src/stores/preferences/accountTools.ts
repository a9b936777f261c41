import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import type { Session } from '../session/Session';
import { preferences } from './Preferences';
import { registryOf } from './registry/Registry';

/**
 * What keeps an account's preferences on its server works with.
 * @param work what no other tab of the account may do meanwhile
 */
export const accountTools = (session: Session, work: string) => ({
	preferences,
	owner: session,
	registry: registryOf(session),
	database: localDatabase(),
	lock: <T>(run: () => Promise<T>) => withTabLock(`quarterdeck:${work}:${session.key}`, run),
});
