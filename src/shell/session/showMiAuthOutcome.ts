import { text } from '@/i18n/text';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { alert, confirm } from '@/ui/dialog/dialogs';
import { startLayout } from '../startLayout';
import { finishMiAuth, type MiAuthFailure, type MiAuthOutcome } from './finishMiAuth';

/**
 * After the return from another server's consent page: offers columns of the account, or says why there is none, and
 * tries again where the server was away.
 */
export async function showMiAuthOutcome(outcome: MiAuthOutcome | null): Promise<void> {
	if (outcome === null) return undefined;
	return 'why' in outcome ? showFailure(outcome) : showAdded(outcome);
}

async function showAdded(account: StoredAccount): Promise<void> {
	const { current } = accounts.getState();
	const isFirst = current !== null && accountKey(current) === accountKey(account);
	if (isFirst || startLayout() !== 'deck') return;
	const { openAccountColumns } = await import('../deck/decks/openDeckDialogs');
	openAccountColumns(account);
}

async function showFailure({ why, session }: MiAuthFailure): Promise<void> {
	const title = text.signin.returnFailed;
	if (why !== 'unreachable') {
		const reasons = { refused: text.signin.returnRefused, expired: text.signin.returnExpired };
		return alert({ type: 'error', title, text: reasons[why] });
	}
	const hadAccount = accounts.getState().current !== null;
	if (!(await confirm({ title, text: text.signin.returnUnreachable, okText: text.common.retry }))) return undefined;
	const outcome = await finishMiAuth(session);
	// The first account of a page becomes that of the page.
	if (!hadAccount && accounts.getState().current !== null) return location.reload();
	return showMiAuthOutcome(outcome);
}
