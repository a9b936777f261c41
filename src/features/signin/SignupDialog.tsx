import { type ReactNode, useEffect, useState } from 'react';
import { boolean, check, type GenericSchema, intersect, object, pipe, regex, string } from 'valibot';
import { ApiClient } from '@/api/ApiClient';
import { signUp } from '@/api/signUp';
import { type NewPassword, newPassword, newPasswordRules } from '@/blocks/account/newPassword';
import { text } from '@/i18n/text';
import { currentSession, homeOrigin } from '@/stores/session/sessions';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { completeSignin } from './completeSignin';
import styles from './SigninForm.module.css';
import { signupRefusal } from './signinErrorText';

const ASK_AFTER_MS = 400;
const USERNAME = /^\w+$/;

interface NewAccount extends NewPassword {
	readonly username: string;
	readonly agrees: boolean;
}

/** Creates an account on the server of this page. */
export function SignupDialog({ onClose }: { onClose: () => void }): ReactNode {
	const info = currentSession().server.getState().info;
	const obstacle = info?.disableRegistration
		? text.signin.closed
		: info?.needsCaptcha
			? text.signin.needsCaptcha
			: info?.emailRequiredForSignup
				? text.signin.emailNeeded
				: null;
	return (
		<>
			<DialogHeader title={text.common.signUp} onClose={onClose} />
			<div className={styles.body}>
				{obstacle === null ? (
					<SignupForm serverName={info?.name ?? ''} serverRules={info?.serverRules ?? []} onDone={onClose} />
				) : (
					<p className={styles.reason}>{obstacle}</p>
				)}
			</div>
		</>
	);
}

interface SignupFormProps {
	serverName: string;
	serverRules: readonly string[];
	onDone: () => void;
}

function SignupForm({ serverName, serverRules, onDone }: SignupFormProps): ReactNode {
	const [known, setKnown] = useState<KnownName | null>(null);
	const form = useForm<NewAccount>({
		initial: { username: '', password: '', again: '', agrees: serverRules.length === 0 },
		rules: rulesOf(known),
		async send({ username, password }) {
			const { id, token } = await signUp(homeOrigin(), { username, password, invitationCode: '', emailAddress: null });
			await completeSignin(homeOrigin(), id, token, onDone);
		},
		explain: signupRefusal,
	});
	const { username } = form.values;
	useAvailability(username, setKnown);
	const isFree = known?.name === username && known.isFree;
	return (
		<Form
			form={form}
			fields={{
				username: line({
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
				...newPassword(text.signin.password, [username, new URL(homeOrigin()).hostname, serverName]),
				agrees: serverRules.length === 0 ? null : tick({ label: text.signin.agree }),
			}}
			above={{ agrees: serverRules.length > 0 && <ServerRules rules={serverRules} /> }}
			button={{ label: text.signin.create, wide: true }}
		/>
	);
}

function ServerRules({ rules }: { rules: readonly string[] }): ReactNode {
	return (
		<ol className={styles.rules}>
			{rules.map(rule => (
				<li key={rule}>{rule}</li>
			))}
		</ol>
	);
}

/** The server's response about a name. */
interface KnownName {
	readonly name: string;
	readonly isFree: boolean;
}

const rulesOf = (known: KnownName | null): GenericSchema<NewAccount> =>
	intersect([
		object({
			username: pipe(
				string(),
				regex(USERNAME, text.signin.usernameInvalid),
				check(name => known?.name !== name || known.isFree, text.signin.usernameTaken),
			),
			agrees: pipe(
				boolean(),
				check(agrees => agrees, ''),
			),
		}),
		newPasswordRules(),
	]);

/** Asks the server whether the name is available, a moment after typing stopped. */
function useAvailability(username: string, onKnown: (known: KnownName) => void): void {
	useEffect(() => {
		if (!USERNAME.test(username)) return undefined;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			new ApiClient(homeOrigin(), null)
				.call('username/available', { username }, { signal: abort.signal })
				.then(answer => onKnown({ name: username, isFree: answer.available ?? true }))
				// The server checks it again when the account is created.
				.catch(() => {});
		}, ASK_AFTER_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [username, onKnown]);
}
