import { type ReactNode, useState } from 'react';
import { check, nonEmpty, object, pipe, string, trim } from 'valibot';
import { signupRulesQuery } from '@/blocks/account/signupRulesQuery';
import { usernameField } from '@/blocks/account/usernameField';
import { errorText } from '@/blocks/query/errorText';
import { useThing } from '@/blocks/query/useThing';
import { isMailAddress } from '@/domain/account/isMailAddress';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import styles from './passwordReset.module.css';

const rules = () =>
	object({
		username: pipe(string(), trim(), nonEmpty('')),
		email: pipe(string(), check(isMailAddress, text.signin.emailInvalid)),
	});

/** Asks for the link. The answer doesn't say whether there is such an account. */
export function RequestForm(): ReactNode {
	const { api } = useSession();
	const { data } = useThing(signupRulesQuery, null);
	const [isSent, setSent] = useState(false);
	const form = useForm({
		initial: { username: '', email: '' },
		rules: rules(),
		async send({ username, email }) {
			const params = { username: username.trim().replace(/^@/, ''), email: email.trim() };
			await api.call('request-reset-password', params, { token: null });
			setSent(true);
		},
		explain: error => ({ text: errorText(error).text }),
	});
	if (isSent) return <p role="status">{text.signin.resetSent}</p>;
	return (
		<>
			<p className={styles.about}>{text.signin.resetAbout}</p>
			{data?.sendsEmail === false && <p className={styles.about}>{text.signin.resetNoMail}</p>}
			<Form
				form={form}
				fields={{
					username: usernameField(),
					email: line({
						label: text.signin.email,
						type: 'email',
						autoComplete: 'email',
						spellCheck: false,
						required: true,
					}),
				}}
				button={{ label: text.signin.resetSend, wide: true }}
			/>
		</>
	);
}
