import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { t } from '@/i18n/t';
import type { EndedAccount } from '@/stores/session/accountEnds';
import type { WorkDecision } from '@/stores/unsentWork/WorkDecision';
import { alert } from '@/ui/dialog/dialogs';
import { chooseForWork, describeWork, fullName, leavingWith } from './unsentWorkChoices';

/** Implements the index. Asks until the user has decided about the work; closing a dialog deletes nothing. */
export async function showAccountEnd({ session, end }: EndedAccount): Promise<WorkDecision> {
	const account = {
		username: session.account?.username ?? '',
		host: session.host,
		id: session.account?.id ?? '',
	};
	const name = fullName(account);
	// A server that has just deleted it, as it said before, knows its token no more than that of a stranger.
	const isDeleted = end === 'revoked' && session.me.getState().me?.isDeleted === true;
	const title = accountEndTexts()[isDeleted ? 'deleted' : end];
	const leaving = leavingWith(account);
	const what = await describeWork(leaving);
	if (what === '') {
		await alert({ type: 'warning', title, text: t('error.accountRemoved', { name }) });
		return 'none';
	}
	const message = { type: 'warning', title, text: t('accountEnd.left', { name, what }) } as const;
	return (await chooseForWork({ leaving, message, canCancel: false })) ?? 'keep';
}
