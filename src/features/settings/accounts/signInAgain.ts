import { intents } from '@/stores/intents';
import type { StoredAccount } from '@/stores/session/accounts';

/** Opens the sign-in for an account that is known by its name and server. */
export const signInAgain = ({ origin, username }: Pick<StoredAccount, 'origin' | 'username'>): void =>
	intents.send({ kind: 'signIn', reason: 'addAccount', who: { origin, username } });
