import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/ui/toast/toasts';

/** Copies, and says whether it went well. To be called from a user's gesture. */
export async function copyAndTell(value: string): Promise<void> {
	const isDone = await copyText(value);
	if (isDone) toast(text.common.copied, { icon: 'check' });
	else toast(text.common.copyFailed, { tone: 'danger' });
}
