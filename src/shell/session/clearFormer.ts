import { decideLeftWork } from '@/features/accountEnd';
import { accountKey } from '@/stores/session/accounts';
import { type FormerAccount, forgetFormer } from '@/stores/session/formerAccounts';
import { forgetUnsentWork } from '@/stores/unsentWork/forgetUnsentWork';

/** Takes a former account off the list, once it is decided what becomes of its unsent work; if that stays, so does it. */
export async function clearFormer(former: FormerAccount): Promise<void> {
	const work = await decideLeftWork(former);
	if (work === undefined || work === 'keep') return;
	if (work === 'forget') await forgetUnsentWork(accountKey(former));
	forgetFormer(accountKey(former));
}
