import type { ReactNode } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { StoredAccount } from '@/stores/session/accounts';
import { homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { RemoteForm } from './RemoteForm';
import { SigninForm } from './SigninForm';
import styles from './SigninForm.module.css';

interface SigninDialogProps {
	reason: 'asked' | 'required' | 'addAccount';
	/** The account that is to sign in again, where it is known. */
	who?: Pick<StoredAccount, 'origin' | 'username'> | undefined;
	onClose: () => void;
}

/** The dialog for signing in here, or with an account of another server. */
export function SigninDialog({ reason, who, onClose }: SigninDialogProps): ReactNode {
	if (who && who.origin !== homeOrigin()) return <ElsewhereDialog server={who.origin} onClose={onClose} />;
	return (
		<>
			<DialogHeader title={reason === 'addAccount' ? text.shell.addAccount : text.common.signIn} onClose={onClose} />
			<DialogBody>
				{reason === 'required' && <p className={styles.reason}>{text.signin.required}</p>}
				<SigninForm username={who?.username ?? ''} onDone={onClose} />
				<a className={styles.forgot} href={pathTo('resetPassword')}>
					{text.signin.forgot}
				</a>
				<Button
					variant="quiet"
					wide
					onClick={() => {
						onClose();
						intents.send({ kind: 'signUp' });
					}}
				>
					{text.signin.noAccountYet}
				</Button>
				<RemoteForm />
			</DialogBody>
		</>
	);
}

/** For an account of another server, which asks on its own page. */
function ElsewhereDialog({ server, onClose }: { server: string; onClose: () => void }): ReactNode {
	const { host } = new URL(server);
	return (
		<>
			<DialogHeader title={text.shell.addAccount} onClose={onClose} />
			<DialogBody>
				<p className={styles.reason}>{t('accounts.againOn', { host })}</p>
				<RemoteForm server={server.startsWith('https:') ? host : server} />
			</DialogBody>
		</>
	);
}
