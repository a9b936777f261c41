import type { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { isAccountEnd } from '@/stores/session/accountEnds';
import { toast } from '@/ui/toast/toasts';

/** Says that the server refuses what is to be kept there. The end of an account is told elsewhere. */
export function sayRefused(what: 'backupRefused' | 'syncRefused', error: ApiError): void {
	if (isAccountEnd(error)) return;
	toast(fill(text.profiles[what], { reason: errorText(error).text }), { icon: 'warning', tone: 'danger' });
}
