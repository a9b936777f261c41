import { text } from '@/i18n/text';
import { alert } from '@/ui/dialog/dialogs';

/** Warns that the server is deleting the account (rules/accounts#deletion). */
export async function showDeletionInProgress(): Promise<void> {
	const { deletionTitle, deletionText } = text.accountEnd;
	await alert({ type: 'warning', title: deletionTitle, text: deletionText });
}
