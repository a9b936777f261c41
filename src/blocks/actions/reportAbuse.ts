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
 * Reports a user to the server's moderators, in the user's own words. Where that can't be sent, they are asked for again.
 * @param about the URL of the note in question; it is put into the text, where it can be seen and edited
 * @param typed what was written before
 */
export async function reportAbuse(session: Session, userId: string, about?: string, typed?: string): Promise<void> {
	let unsent: string | undefined;
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
				initial: typed ?? (about === undefined ? '' : `${t('noteMenu.reportAbout', { address: about })}\n\n`),
			});
			if (comment === undefined) return;
			unsent = comment;
			await api.call('users/report-abuse', { userId, comment });
			unsent = undefined;
			toast(text.noteMenu.reported, { icon: 'check', tone: 'success' });
		},
	});
	if (unsent !== undefined) await reportAbuse(session, userId, about, unsent);
}
