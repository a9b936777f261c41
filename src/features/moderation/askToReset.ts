import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { ask } from '@/ui/dialog/dialogs';

/** A parameter of our home server's; real servers do not know it, and leave an account's apps their access. */
const REVOKES_APPS = 'revokeAppTokens';

/**
 * Asks before a password is reset; where the server can, also whether the account's apps lose their access: who stole
 * it may have let one in.
 * @returns what to send beside the account; null: nothing is to be done
 */
export async function askToReset(session: Session, name: string): Promise<Readonly<Record<string, true>> | null> {
	const { resetPassword, resetPasswordText, resetAndRevoke, resetAppsText } = text.moderation;
	const mayRevoke = await canRevoke(session);
	const answer = await ask(
		{
			type: 'question',
			title: t('moderation.resetPasswordTitle', { name }),
			text: mayRevoke ? `${resetPasswordText}\n${resetAppsText}` : resetPasswordText,
		},
		[
			{ value: 'cancel', text: text.common.cancel },
			...(mayRevoke ? [{ value: 'revoke', text: resetAndRevoke }] : []),
			{ value: 'reset', text: resetPassword, primary: true },
		],
	);
	if (answer === 'revoke') return { [REVOKES_APPS]: true };
	return answer === 'reset' ? {} : null;
}

/** Servers tell what their endpoints take. */
async function canRevoke(session: Session): Promise<boolean> {
	try {
		const told = await session.api.call('endpoint', { endpoint: 'admin/reset-password' });
		return told?.params?.some(({ name }) => name === REVOKES_APPS) ?? false;
	} catch {
		return false;
	}
}
