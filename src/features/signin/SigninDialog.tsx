import type { ReactNode } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { Button } from '@/ui/button/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { RemoteForm } from './RemoteForm';
import { SigninForm } from './SigninForm';
import styles from './SigninForm.module.css';

interface SigninDialogProps {
	reason: 'asked' | 'required' | 'addAccount';
	onClose: () => void;
}

/** The dialog for signing in here, or with an account of another server. */
export function SigninDialog({ reason, onClose }: SigninDialogProps): ReactNode {
	return (
		<>
			<DialogHeader title={reason === 'addAccount' ? text.shell.addAccount : text.common.signIn} onClose={onClose} />
			<div className={styles.body}>
				{reason === 'required' && <p className={styles.reason}>{text.signin.required}</p>}
				<SigninForm onDone={onClose} />
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
			</div>
		</>
	);
}
