import { type ReactNode, useState } from 'react';
import { type NewAccount, signUp } from '@/api/signUp';
import { newPassword } from '@/blocks/account/newPassword';
import { isMailAddress } from '@/domain/account/isMailAddress';
import type { SignupRules } from '@/domain/server/SignupRules';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { type Control, line, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { captchaParams } from '../captcha/captchaAnswers';
import { captchaField } from '../captcha/captchaField';
import { signupRefusal } from '../signinErrorText';
import { EMPTY_ACCOUNT, type NewAccount as TypedAccount } from './NewAccount';
import { askAddress, askUsername, isUsername, newAccountRules } from './signupRules';
import { ServerRules, Terms } from './Terms';
import { useAvailable } from './useAvailable';

interface SignupFormProps {
	rules: SignupRules;
	/** A link was sent to this address, which creates the account. */
	onMailed: (address: string) => void;
	/** Signs in to the account that was made. Never rejects. */
	onMade: (account: NewAccount) => Promise<void>;
}

/** The fields that the server asks for. */
export function SignupForm({ rules, onMailed, onMade }: SignupFormProps): ReactNode {
	const { api, origin } = useSession();
	const [typed, setTyped] = useState({ username: '', email: '' });
	const [round, setRound] = useState(0);
	const username = useAvailable(api, typed.username, isUsername(typed.username), askUsername);
	const email = useAvailable(api, typed.email.trim(), rules.needsEmail && isMailAddress(typed.email), askAddress);
	const form = useForm<TypedAccount>({
		initial: EMPTY_ACCOUNT,
		rules: newAccountRules(rules, { username, email }),
		async send(account) {
			const emailAddress = rules.needsEmail ? account.email.trim() : null;
			const made = await signUp(origin, {
				username: account.username,
				password: account.password,
				invitationCode: account.invitation.trim(),
				emailAddress,
				...captchaParams(account.captchas),
			});
			if (made) await onMade(made);
			else onMailed(emailAddress ?? '');
		},
		explain(error) {
			// An answer to a captcha counts once.
			setRound(round + 1);
			form.bind('captchas').onChange({});
			return signupRefusal(error, rules);
		},
	});
	/** Remembers what is typed, to ask the server about it. */
	const asked =
		(name: 'username' | 'email', control: Control<string>): Control<string> =>
		bound =>
			control({
				...bound,
				onChange(value) {
					setTyped(now => ({ ...now, [name]: value }));
					bound.onChange(value);
				},
			});
	const { values } = form;
	const isFree = username?.value === values.username && username.reason === null;
	const hasTerms = rules.termsUrl !== null || rules.privacyUrl !== null;
	return (
		<Form
			form={form}
			fields={{
				username: asked(
					'username',
					line({
						label: text.signin.username,
						prefix: '@',
						caption: isFree ? text.signin.usernameFree : text.signin.usernameAbout,
						maxLength: 20,
						autoComplete: 'username',
						autoCapitalize: 'none',
						spellCheck: false,
						required: true,
						'data-autofocus': true,
					}),
				),
				email: rules.needsEmail
					? asked(
							'email',
							line({
								label: text.signin.email,
								caption: text.signin.emailAbout,
								type: 'email',
								autoComplete: 'email',
								spellCheck: false,
								required: true,
							}),
						)
					: null,
				...newPassword(text.signin.password, [values.username, new URL(origin).hostname, rules.serverName]),
				invitation: rules.isByInvitation
					? line({
							label: text.signin.invitation,
							caption: text.signin.byInvitation,
							isSecret: true,
							autoComplete: 'off',
							autoCapitalize: 'characters',
							spellCheck: false,
							required: true,
						})
					: null,
				agreesToRules: rules.rules.length > 0 ? tick({ label: text.signin.agree }) : null,
				agreesToTerms: hasTerms ? tick({ label: text.signin.agreeToTerms }) : null,
				captchas: rules.captchas.length > 0 ? captchaField(rules.captchas, round) : null,
			}}
			above={{
				agreesToRules: rules.rules.length > 0 && <ServerRules rules={rules.rules} />,
				agreesToTerms: hasTerms && <Terms rules={rules} />,
			}}
			button={{ label: rules.needsEmail ? text.signin.sendLink : text.signin.create, wide: true }}
		/>
	);
}
