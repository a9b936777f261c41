import { type ReactNode, useState } from 'react';
import type { NewAccount } from '@/api/signUp';
import { signupRulesQuery } from '@/blocks/account/signupRulesQuery';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { completeSignin } from '../completeSignin';
import styles from '../SigninForm.module.css';
import { signinErrorText } from '../signinErrorText';
import { FirstSignin } from './FirstSignin';
import { SignupForm } from './SignupForm';

/** Creates an account on the server of this page, by the server's rules. */
export function SignupDialog({ onClose }: { onClose: () => void }): ReactNode {
	const query = useThing(signupRulesQuery, null);
	const { origin } = useSession();
	/** An account that was made, but could not be signed in to, and why. */
	const [failed, setFailed] = useState<{ account: NewAccount; problem: string } | null>(null);
	const signIn = async (account: NewAccount) => {
		try {
			await completeSignin(origin, account.id, account.token, onClose);
		} catch (error) {
			setFailed({ account, problem: signinErrorText(error) });
		}
	};
	const [mailedTo, setMailedTo] = useState<string | null>(null);
	return (
		<>
			<DialogHeader title={text.common.signUp} onClose={onClose} />
			<DialogBody>
				{failed !== null ? (
					<FirstSignin problem={failed.problem} onTryAgain={() => signIn(failed.account)} />
				) : mailedTo === null ? (
					<QueryState query={query}>
						{rules => <SignupForm rules={rules} onMailed={setMailedTo} onMade={signIn} />}
					</QueryState>
				) : (
					<>
						<p role="status">{t('signin.linkSent', { address: mailedTo })}</p>
						<p className={styles.reason}>{text.signin.linkSentAbout}</p>
						<Button wide onClick={onClose}>
							{text.common.close}
						</Button>
					</>
				)}
			</DialogBody>
		</>
	);
}
