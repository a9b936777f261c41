import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { passGate } from './gate';

/** The server's limit. */
const MAX_LENGTH = 2048;

/**
 * Reports a user to the server's moderators, in the user's own words.
 * @param about the URL of the note in question; it is put into the text, where it can be seen and edited
 */
export async function reportAbuse(session: Session, userId: string, about?: string): Promise<void> {
	const user = session.entities.user(userId);
	await passGate(session, {
		async perform({ api }) {
			const comment = await prompt({
				title: t('noteMenu.reportTitle', { name: user ? acct(user) : '' }),
				text: text.noteMenu.reportText,
				label: text.noteMenu.reportLabel,
				multiline: true,
				minLength: 1,
				maxLength: MAX_LENGTH,
				okText: text.noteMenu.reportSend,
				...(about !== undefined && { initial: `${t('noteMenu.reportAbout', { address: about })}\n\n` }),
			});
			if (comment === undefined) return;
			await api.call('users/report-abuse', { userId, comment });
			toast(text.noteMenu.reported, { icon: 'check', tone: 'success' });
		},
	});
}
