import { text } from '@/i18n/text';
import { accountKey, accounts } from '@/stores/session/accounts';
import { alert } from '@/ui/dialog/dialogs';
import { startLayout } from '../startLayout';
import type { MiAuthOutcome } from './finishMiAuth';

/** After the return from another server's consent page: offers columns of the account, or says why there is none. */
export async function showMiAuthOutcome(outcome: MiAuthOutcome | null): Promise<void> {
	if (outcome === null) return;
	if (typeof outcome === 'object') {
		const { current } = accounts.getState();
		const isFirst = current !== null && accountKey(current) === accountKey(outcome);
		if (isFirst || startLayout() !== 'deck') return;
		const { openAccountColumns } = await import('../deck/decks/openDeckDialogs');
		return openAccountColumns(outcome);
	}
	const reasons = {
		refused: text.signin.returnRefused,
		unreachable: text.signin.returnUnreachable,
		expired: text.signin.returnExpired,
	};
	await alert({ type: 'error', title: text.signin.returnFailed, text: reasons[outcome] });
}
