import { loadFailureText } from '@/i18n/loadFailureText';
import { text } from '@/i18n/text';
import { whyLoadFailed } from '@/platform/whyLoadFailed';
import { ask } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

/**
 * Tells why a part of the app that the user asked for could not be loaded: a reload where the server has another version
 * by now, another try otherwise. That the server does not answer is said in passing.
 * @param retry asks for it again; left out where a further press does that
 */
export async function showLoadFailure(retry?: () => void): Promise<void> {
	const failure = await whyLoadFailed();
	if (failure === 'serverDead') {
		const again = retry && { action: { text: text.common.retry, onPress: retry } };
		toast(text.error.awayNotOpened, { icon: 'wifiOff', ...again });
		return;
	}
	const close = { value: 'close', text: text.common.gotIt } as const;
	const reload = { value: 'reload', text: text.common.reload, primary: true } as const;
	const again = { value: 'retry', text: text.common.retry, primary: true } as const;
	const help = failure === 'broken' && retry ? [again] : [reload];
	const type = failure === 'newVersion' ? 'info' : 'error';
	const answer = await ask<'close' | 'reload' | 'retry'>({ type, ...loadFailureText(failure) }, [close, ...help]);
	if (answer === 'reload') location.reload();
	if (answer === 'retry') retry?.();
}
