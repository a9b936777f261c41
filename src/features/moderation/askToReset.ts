import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { ask } from '@/ui/dialog/dialogs';

/** A parameter of our home server. Other servers don't know it, and leave an account's apps authorized. */
const REVOKES_APPS = 'revokeAppTokens';

/**
 * Asks for confirmation before a password reset; if the server supports it, also whether to revoke the account's apps,
 * as an intruder may have authorized one.
 * @returns further parameters; null if cancelled
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

/** Servers describe the parameters of their endpoints. */
async function canRevoke(session: Session): Promise<boolean> {
	try {
		const told = await session.api.call('endpoint', { endpoint: 'admin/reset-password' });
		return told?.params?.some(({ name }) => name === REVOKES_APPS) ?? false;
	} catch {
		return false;
	}
}
