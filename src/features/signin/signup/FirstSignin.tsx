import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import styles from '../SigninForm.module.css';

interface FirstSigninProps {
	/** Why the account could not be signed in to. */
	problem: string;
	/** Signs in to the account. Never rejects. */
	onTryAgain: () => Promise<void>;
}

/** After an account was made, but could not be signed in to: that is tried again, without making another one. */
export function FirstSignin({ problem, onTryAgain }: FirstSigninProps): ReactNode {
	const [isBusy, setBusy] = useState(false);
	const tryAgain = async () => {
		setBusy(true);
		await onTryAgain();
		setBusy(false);
	};
	return (
		<>
			<p role="status">{text.signin.completeDone}</p>
			<p className={styles.problem} role="alert">
				{problem}
			</p>
			<Button variant="primary" wide busy={isBusy} onClick={() => void tryAgain()}>
				{text.common.signIn}
			</Button>
		</>
	);
}
