import type { WireUser } from '@/wire/entities';
import { accountApi } from './accountApi';
import type { StoredAccount } from './accounts';

/** The account that another one has moved to. */
export interface NewHome {
	readonly username: string;
	readonly host: string;
}

/**
 * Asks the server of a moved account where it has gone.
 * @param movedTo an address on the network, or (of some servers) an id
 * @returns null if the server doesn't say
 */
export async function whereMoved(account: StoredAccount, movedTo: string): Promise<NewHome | null> {
	const api = accountApi(account);
	try {
		if (!movedTo.includes('/')) return homeOf(await api.call('users/show', { userId: movedTo }), account.host);
		const found = await api.call('ap/show', { uri: movedTo });
		return found.type === 'User' ? homeOf(found.object, account.host) : null;
	} catch (error) {
		console.warn('Where an account has moved could not be found out.', error);
		return null;
	}
}

const homeOf = ({ username, host }: WireUser, ownHost: string): NewHome | null =>
	username ? { username, host: host ?? ownHost } : null;
