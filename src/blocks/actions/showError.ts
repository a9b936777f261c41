import { isAbort, NetworkError } from '@/api/ApiError';
import { isLoadFailure } from '@/base/isLoadFailure';
import { text } from '@/i18n/text';
import { isAccountEnd } from '@/stores/session/accountEnds';
import { alert, ask } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { errorText } from '../query/errorText';
import { copyAndTell } from './copyAndTell';
import { showLoadFailure } from './showLoadFailure';

/**
 * Tells of an error in a dialog; internal ones with a button that copies what the people of the server need. What was
 * aborted is none, the end of an account is told by the shell, and so is a lost connection: here a toast only says that
 * this one thing could not be done.
 * @param retry does it again, offered where a part of the app could not be loaded
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
	if (answer === 'copy') await copyAndTell(details);
}
