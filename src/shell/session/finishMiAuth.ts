import { checkMiAuth } from '@/api/miAuth';
import { accounts, chooseAccount, type StoredAccount, storeAccount } from '@/stores/session/accounts';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';

/** The added account, or why there is none. */
export type MiAuthOutcome = StoredAccount | 'refused' | 'unreachable' | 'expired';

/** Completes a sign-in at another server after its consent page: stores the account. */
export async function finishMiAuth(session: string): Promise<MiAuthOutcome> {
	const pending = pendingMiAuth.take(session);
	if (pending === null) return 'expired';
	const { origin, permissions } = pending;
	try {
		const answer = await checkMiAuth(origin, session);
		if (!answer) return 'refused';
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
		if (!accounts.getState().current) chooseAccount(account);
		return account;
	} catch (error) {
		console.warn(`${origin} did not confirm the sign-in.`, error);
		return 'unreachable';
	}
}
