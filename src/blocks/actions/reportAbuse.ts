import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { passGate } from './gate';

/** As the server takes it (contract: users/report-abuse). */
const MAX_LENGTH = 2048;

/**
 * Reports somebody to the people who run the server, in the reader's own words.
 * @param about the address of the note that it is about; it is written into the report, where it can be seen and changed
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
