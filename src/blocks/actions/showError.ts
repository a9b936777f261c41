import { isAbort, NetworkError } from '@/api/ApiError';
import { isLoadFailure } from '@/base/isLoadFailure';
import { text } from '@/i18n/text';
import { isAccountEnd } from '@/stores/session/accountEnds';
import { alert, ask } from '@/ui/dialog/dialogs';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import { errorText } from '../query/errorText';
import { showLoadFailure } from './showLoadFailure';

/**
 * Shows an error in a dialog; internal ones with a button that copies details for administrators. Aborted calls are
 * ignored. The end of an account and a lost connection are reported by the shell; for the latter a toast says that this
 * action failed.
 * @param retry runs it again, offered if a part of the app could not be loaded
 */
export async function showError(error: unknown, retry?: () => void): Promise<void> {
	if (isAbort(error) || isAccountEnd(error)) return;
	if (isLoadFailure(error)) return showLoadFailure(retry);
	if (error instanceof NetworkError) {
		if (error.isFromGateway) toast(text.error.downNotDone, { icon: 'alert' });
		else toast(text.error.awayNotDone, { icon: 'wifiOff' });
		return;
	}
	const said = errorText(error);
	const { details } = said;
	if (details === undefined) return alert({ type: 'error', title: said.title, text: said.text });
	const answer = await ask({ type: 'error', title: said.title, text: said.text }, [
		{ value: 'copy', text: text.error.copyInfo },
		{ value: 'ok', text: text.common.gotIt, primary: true },
	]);
	if (answer === 'copy') await copyWithToast(details);
}
