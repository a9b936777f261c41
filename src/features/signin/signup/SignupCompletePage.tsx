import { type ReactNode, useRef, useState } from 'react';
import { completeSignUp, type NewAccount } from '@/api/signUp';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { completeSignin } from '../completeSignin';
import { completionRefusal } from '../signinErrorText';

/**
 * Creates the account that a mailed link is for. By a press of its user: some mail programs open links by themselves,
 * and it works once: of several tabs one gets the account (rules/accounts#signing-up-by-mail).
 */
export default function SignupCompletePage({ params }: PageProps<'signupComplete'>): ReactNode {
	const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
	const [problem, setProblem] = useState<string | null>(null);
	/** Made already, if what follows failed: its link is used up. */
	const made = useRef<NewAccount | null>(null);
	const create = async () => {
		setState('sending');
		setProblem(null);
		try {
			made.current ??= await completeSignUp(homeOrigin(), params.code);
			const { id, token } = made.current;
			await completeSignin(homeOrigin(), id, token, () => setState('done'), goToStart);
		} catch (error) {
			setProblem(completionRefusal(error));
			setState('open');
		}
	};
	if (state === 'done') {
		return (
			<MinimalCard icon="success" title={text.signin.completeDone}>
				<Button variant="primary" wide onClick={goToStart}>
					{text.signin.toStart}
				</Button>
			</MinimalCard>
		);
	}
	return (
		<MinimalCard icon="userPlus" title={text.signin.completeTitle}>
			<p>{text.signin.completeAbout}</p>
			{problem !== null && <p role="alert">{problem}</p>}
			<Button variant="primary" wide busy={state === 'sending'} onClick={() => void create()}>
				{text.signin.create}
			</Button>
			{problem !== null && (
				<Button variant="quiet" wide onClick={goToStart}>
					{text.signin.toStart}
				</Button>
			)}
		</MinimalCard>
	);
}

const goToStart = (): void => location.assign(pathTo('index'));
