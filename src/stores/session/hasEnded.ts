import { storedAccount } from './accounts';
import type { Session } from './Session';

/** Whether the session's account has left the device, perhaps in another tab just now: nothing more is stored of it. */
export const hasEnded = ({ api, account, key }: Pick<Session, 'api' | 'account' | 'key'>): boolean =>
	api.isClosed || (account !== null && storedAccount(key) === undefined);
