import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { NewAccount } from '@/api/signUp';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { completeSignin } from '../completeSignin';
import styles from '../SigninForm.module.css';
import { signinErrorText } from '../signinErrorText';

interface FirstSigninProps {
	account: NewAccount;
	onDone: () => void;
}

/** Signs in to an account that was just made; where that fails, it can be tried again, without making another one. */
export function FirstSignin({ account, onDone }: FirstSigninProps): ReactNode {
	const { origin } = useSession();
	/** Null while it is tried. */
	const [problem, setProblem] = useState<string | null>(null);
	const signIn = async () => {
		try {
			await completeSignin(origin, account.id, account.token, onDone);
		} catch (error) {
			setProblem(signinErrorText(error));
		}
	};
	const begin = useEffectEvent(() => void signIn());
	useEffect(() => begin(), []);
	const tryAgain = () => {
		setProblem(null);
		void signIn();
	};
	return (
		<>
			<p role="status">{text.signin.completeDone}</p>
			{problem !== null && (
				<p className={styles.problem} role="alert">
					{problem}
				</p>
			)}
			<Button variant="primary" wide busy={problem === null} onClick={tryAgain}>
				{text.common.signIn}
			</Button>
		</>
	);
}
