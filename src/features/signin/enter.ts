import { ApiClient } from '@/api/ApiClient';
import { chooseAccount, type StoredAccount } from '@/stores/session/accounts';
import type { WireUser } from '@/wire/entities';

/** Keeps the account that was signed in to as the current one, and loads the page anew as it. */
export async function enter(origin: string, id: string, token: string): Promise<void> {
	const user = (await new ApiClient(origin, token).request('i')) as WireUser;
	const account: StoredAccount = {
		origin,
		host: new URL(origin).host,
		id,
		username: user.username ?? '',
		name: user.name ?? null,
		avatarUrl: user.avatarUrl ?? null,
		token,
	};
	chooseAccount(account);
	location.reload();
}
