import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import { toast } from './toasts';

/** Copies a text and reports the result in a toast. Call it from a user gesture. */
export async function copyWithToast(value: string): Promise<void> {
	const isDone = await copyText(value);
	if (isDone) toast(text.common.copied, { icon: 'check' });
	else toast(text.common.copyFailed, { tone: 'danger' });
}
