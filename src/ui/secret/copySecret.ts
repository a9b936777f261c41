import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import { confirm } from '../dialog/dialogs';
import { toast } from '../toast/toasts';

/** Copies something secret, after a warning of who else may read the clipboard (rules/accounts#secrets). */
export async function copySecret(secret: string): Promise<void> {
	const { copySure, copyWarning } = text.security;
	if (!(await confirm({ title: copySure, text: copyWarning, okText: text.common.copy }))) return;
	if (await copyText(secret)) toast(text.common.copied, { icon: 'check' });
	else toast(text.common.copyFailed, { tone: 'danger' });
}
