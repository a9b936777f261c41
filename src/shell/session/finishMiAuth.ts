import { checkMiAuth } from '@/api/miAuth';
import { withTabLock } from '@/platform/withTabLock';
import {
	accountKey,
	accounts,
	chooseAccount,
	type StoredAccount,
	storeAccount,
	storedAccount,
} from '@/stores/session/accounts';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';

/** Why a sign-in has added no account. Where the server is away it can be tried again. */
export interface MiAuthFailure {
	readonly why: 'refused' | 'unreachable' | 'expired';
	readonly session: string;
}

/** The added account, or why there is none. */
export type MiAuthOutcome = StoredAccount | MiAuthFailure;

/**
 * Completes a sign-in at another server after its consent page: stores the account. May be called again, also by
 * another tab at the same time: servers hand out the token once (rules/accounts#accounts-of-other-servers).
 * @returns null if it was done before
 */
export const finishMiAuth = (session: string): Promise<MiAuthOutcome | null> =>
	withTabLock('miauth', () => finish(session));

async function finish(session: string): Promise<MiAuthOutcome | null> {
	const pending = pendingMiAuth.find(session);
	if (pending === null) return { why: 'expired', session };
	if (pending.account !== undefined) return storedAccount(pending.account) ? null : { why: 'expired', session };
	const { origin, permissions } = pending;
	try {
		const answer = await checkMiAuth(origin, session);
		if (!answer) return { why: 'refused', session };
		const { token, user } = answer;
		const account: StoredAccount = {
			origin,
			host: new URL(origin).host,
			id: user.id,
			username: user.username ?? '',
			name: user.name ?? null,
			avatarUrl: user.avatarUrl ?? null,
			token,
			...(permissions && { permissions }),
		};
		storeAccount(account);
		pendingMiAuth.finish(session, accountKey(account));
		if (!accounts.getState().current) chooseAccount(account);
		return account;
	} catch (error) {
		console.warn(`${origin} did not confirm the sign-in.`, error);
		return { why: 'unreachable', session };
	}
}
