import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { outboxState } from '@/stores/outbox/outboxState';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import { confirm } from '@/ui/dialog/dialogs';
import { removeAccount } from './signOut';

/** Asks whether an account shall be removed from this device, and removes it. */
export async function askToSignOut(account: StoredAccount): Promise<void> {
	const key = accountKey(account);
	const count = outboxState.getState().entries.filter(entry => entry.sessionKey === key).length;
	const isSure = await confirm({
		title: count === 0 ? text.shell.signOutTitle : text.outbox.signOutTitle,
		text: [
			`@${account.username}@${account.host}`,
			count === 0 ? '' : t('outbox.signOutText', { count }),
			text.shell.signOutText,
		]
			.filter(Boolean)
			.join('\n'),
		okText: text.common.signOut,
		danger: true,
	});
	if (isSure) await removeAccount(key, { forgetsWork: true, after: 'start' });
}
