import { text } from '@/i18n/t';
import { alert } from '@/ui/dialog/dialogs';
import type { MiAuthOutcome } from './finishMiAuth';

/** Says why somebody who comes back from another server's consent page is not signed in there. */
export async function tellMiAuthOutcome(outcome: MiAuthOutcome | null): Promise<void> {
	if (outcome === null || outcome === 'added') return;
	const reasons = {
		refused: text.signin.returnRefused,
		unreachable: text.signin.returnUnreachable,
		expired: text.signin.returnExpired,
	};
	await alert({ type: 'error', title: text.signin.returnFailed, text: reasons[outcome] });
}
