import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import { type FormerAccount, formerAccounts } from '@/stores/session/formerAccounts';
import type { WorkDecision } from '@/stores/unsentWork/WorkDecision';
import { ask, confirm } from '@/ui/dialog/dialogs';
import { chooseForWork, describeWork, fullName, leavingWith, saveWork } from './unsentWorkChoices';

/** Implements the index. */
export async function decideSignOut(account: StoredAccount): Promise<WorkDecision | undefined> {
	const name = fullName(account);
	const leaving = leavingWith(account);
	const what = await describeWork(leaving);
	const title = text.accounts.signOutTitle;
	const isLast = accounts.getState().all.length === 1;
	if (what !== '') {
		const left = t('accountEnd.left', { name, what });
		const message = {
			type: 'warning',
			title,
			text: isLast ? `${left}\n\n${text.accounts.signOutLast}` : left,
		} as const;
		return chooseForWork({ leaving, message, canCancel: true });
	}
	const isSure = await confirm({
		title,
		text: `${name}\n${isLast ? text.accounts.signOutLast : text.accounts.signOutText}`,
		okText: text.common.signOut,
		danger: true,
	});
	return isSure ? 'none' : undefined;
}

/** Implements the index. */
export async function decideSignOutOfAll(all: readonly StoredAccount[]): Promise<boolean> {
	const { signOutAllTitle, signOutAll } = text.accounts;
	const about = t('accounts.signOutAllText', { count: all.length });
	for (;;) {
		const leaving = [...all, ...formerAccounts.getState().all];
		const what = await describeWork(leaving);
		if (what === '') return confirm({ title: signOutAllTitle, text: about, okText: signOutAll, danger: true });
		const message = {
			type: 'warning',
			title: signOutAllTitle,
			text: `${about}\n\n${t('accounts.unsent', { what })}`,
		} as const;
		const answer = await ask(message, [
			{ value: 'save', text: text.accountEnd.save, primary: true },
			{ value: 'delete', text: signOutAll, danger: true },
			{ value: 'cancel', text: text.common.cancel },
		]);
		if (answer === 'delete') return true;
		if (answer === 'save') {
			if (await saveWork(leaving))
				return confirm({ title: signOutAllTitle, text: about, okText: signOutAll, danger: true });
		} else return false;
	}
}

/** Implements the index. */
export async function decideLeftWork(former: FormerAccount): Promise<WorkDecision | undefined> {
	const what = await describeWork([former]);
	if (what === '') return 'none';
	const message = { title: fullName(former), text: t('accounts.unsent', { what }) };
	return chooseForWork({ leaving: [former], message, canCancel: true });
}
