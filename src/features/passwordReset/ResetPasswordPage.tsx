import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { text } from '@/i18n/text';
import { homeSession } from '@/stores/session/homeSession';
import { SessionProvider } from '@/stores/session/SessionContext';
import { NewPasswordForm } from './NewPasswordForm';
import styles from './passwordReset.module.css';
import { RequestForm } from './RequestForm';

/** Asks for a link that sets a new password, or sets it with the link's token (rules/accounts#forgotten-passwords). */
export default function ResetPasswordPage({ params: { token } }: PageProps<'resetPassword'>): ReactNode {
	useHostTitle(text.signin.resetTitle);
	return (
		<SessionProvider value={homeSession()}>
			<div className={styles.page}>{token === undefined ? <RequestForm /> : <NewPasswordForm token={token} />}</div>
		</SessionProvider>
	);
}
