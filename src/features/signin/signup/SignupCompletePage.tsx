import { type ReactNode, useState } from 'react';
import { completeSignUp } from '@/api/signUp';
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
 * and it works once (rules/accounts#signing-up-by-mail).
 */
export default function SignupCompletePage({ params }: PageProps<'signupComplete'>): ReactNode {
	const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
	const [problem, setProblem] = useState<string | null>(null);
	const create = async () => {
		setState('sending');
		setProblem(null);
		try {
			const { id, token } = await completeSignUp(homeOrigin(), params.code);
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
		</MinimalCard>
	);
}

const goToStart = (): void => location.assign(pathTo('index'));
