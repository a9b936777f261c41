import { text } from '@/i18n/text';
import { confirm } from '../dialog/dialogs';
import { copyWithToast } from '../toast/copyWithToast';

/** Copies something secret, after a warning of who else may read the clipboard (rules/accounts#secrets). */
export async function copySecret(secret: string): Promise<void> {
	const { copySure, copyWarning } = text.security;
	if (await confirm({ title: copySure, text: copyWarning, okText: text.common.copy })) await copyWithToast(secret);
}
