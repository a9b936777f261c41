import { type ReactNode, useState } from 'react';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import { signIn } from '@/api/signIn';
import { text } from '@/i18n/text';
import { homeOrigin } from '@/stores/session/sessions';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { completeSignin } from './completeSignin';
import { signinErrorText } from './signinErrorText';

const RULES = object({
	username: pipe(string(), trim(), nonEmpty('')),
	password: pipe(string(), nonEmpty('')),
	code: string(),
});

/**
 * Name and password on the server of this page, and a one-time code if the account requires one.
 * @param props.onDone closes the surrounding dialog
 */
export function SigninForm({ onDone }: { onDone?: () => void }): ReactNode {
	const [asksForCode, setAsksForCode] = useState(false);
	const form = useForm({
		initial: { username: '', password: '', code: '' },
		rules: RULES,
		async send({ username, password, code }) {
			const step = await signIn(homeOrigin(), {
				username: username.trim().replace(/^@/, ''),
				password,
				...(asksForCode ? { token: code.trim() } : {}),
			});
			if (step.finished) await completeSignin(homeOrigin(), step.id, step.token, () => onDone?.());
			else if (step.next === 'totp') setAsksForCode(true);
			else throw new Error(text.signin.unsupportedStep);
		},
		explain: error => ({ text: signinErrorText(error) }),
	});
	return (
		<Form
			form={form}
			fields={{
				username: line({
					label: text.signin.username,
					prefix: '@',
					autoComplete: 'username',
					autoCapitalize: 'none',
					spellCheck: false,
					required: true,
					...(onDone && { 'data-autofocus': true }),
				}),
				password: line({
					label: text.signin.password,
					type: 'password',
					autoComplete: 'current-password',
					required: true,
				}),
				code: asksForCode
					? line({ label: text.signin.code, inputMode: 'numeric', autoComplete: 'one-time-code' })
					: null,
			}}
			button={{ label: text.common.signIn, wide: true }}
		/>
	);
}
