import { ApiClient } from '@/api/ApiClient';
import { intents } from '@/stores/intents';
import { accountKey, accounts, chooseAccount, type StoredAccount, storeAccount } from '@/stores/session/accounts';
import { signedInHere } from '@/stores/session/signedInHere';

/**
 * Stores an account that has signed in. The first one of a page becomes its current account and the page is loaded
 * anew; a further one is added.
 * @param onAdded called if the page stays, to close the dialog
 * @param loadAnew goes on as the first account; by default the page is reloaded where it is
 */
export async function completeSignin(
	origin: string,
	id: string,
	token: string,
	onAdded: () => void,
	loadAnew: () => void = () => location.reload(),
): Promise<void> {
	signedInHere.remember(accountKey({ host: new URL(origin).host, id }));
	const user = await new ApiClient(origin, token).call('i');
	const account: StoredAccount = {
		origin,
		host: new URL(origin).host,
		id,
		username: user.username ?? '',
		name: user.name ?? null,
		avatarUrl: user.avatarUrl ?? null,
		token,
	};
	const { current } = accounts.getState();
	if (!current || accountKey(current) === accountKey(account)) {
		chooseAccount(account);
		loadAnew();
		return;
	}
	storeAccount(account);
	onAdded();
	intents.send({ kind: 'accountAdded', account });
}
