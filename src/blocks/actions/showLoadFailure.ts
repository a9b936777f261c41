import { loadFailureText } from '@/i18n/loadFailureText';
import { text } from '@/i18n/text';
import { whyLoadFailed } from '@/platform/whyLoadFailed';
import { ask } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

/**
 * Says why a part of the app could not be loaded, and offers a reload if the server has another version, or a retry. If
 * the server doesn't respond, it only shows a toast.
 * @param retry missing if the user can simply press again
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
