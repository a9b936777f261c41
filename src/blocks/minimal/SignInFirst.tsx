import { type ReactNode, useEffect } from 'react';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { Button } from '@/ui/button/Button';
import { PanelPart } from './MinimalPanel';

/** In place of what visitors can't do; the sign-in dialog opens at once. */
export function SignInFirst(): ReactNode {
	useEffect(() => intents.send({ kind: 'signIn', reason: 'required' }), []);
	return (
		<PanelPart>
			<p>{text.signin.required}</p>
			<Button variant="primary" wide onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
				{text.common.signIn}
			</Button>
		</PanelPart>
	);
}
