import { type ReactNode, useState } from 'react';
import { forward, type GenericSchema, nonEmpty, object, partialCheck, pipe, string, trim } from 'valibot';
import { type Credentials, type SigninStep, signIn } from '@/api/signIn';
import { text } from '@/i18n/text';
import { askForKey, canUseKeysOf } from '@/platform/securityKeys';
import { homeOrigin } from '@/stores/session/sessions';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { completeSignin } from './completeSignin';
import { PasskeySignin } from './PasskeySignin';
import { signinErrorText } from './signinErrorText';
import { TryButton } from './TryButton';
import { useHomeServer } from './useHomeServer';

interface Typed {
	readonly username: string;
	readonly password: string;
	readonly code: string;
}

/** What an account asks for after its password. */
interface SecondStep {
	readonly username: string;
	/** `key`: a security key, or a code; `codeInstead`: this page can't use the key that was asked for. */
	readonly kind: 'code' | 'key' | 'codeInstead';
}

const nameOf = (typed: string): string => typed.trim().replace(/^@/, '');

const rulesFor = (second: SecondStep | null): GenericSchema<Typed> =>
	pipe(
		object({
			username: pipe(string(), trim(), nonEmpty('')),
			password: pipe(string(), nonEmpty('')),
			code: string(),
		}),
		forward(
			partialCheck(
				[['username'], ['code']],
				({ username, code }) => second?.username !== nameOf(username) || second.kind === 'key' || code.trim() !== '',
				'',
			),
			['code'],
		),
	);

/**
 * Name and password on the server of this page, then a one-time code or a security key if the account requires one; or
 * a passkey alone.
 * @param props.onDone closes the surrounding dialog
 */
export function SigninForm({ onDone }: { onDone?: () => void }): ReactNode {
	const origin = homeOrigin();
	const server = useHomeServer()?.origin ?? origin;
	const canUseKeys = canUseKeysOf(new URL(server).hostname);
	const [second, setSecond] = useState<SecondStep | null>(null);
	const finish = (id: string, token: string) => completeSignin(origin, id, token, () => onDone?.());
	const follow = async (step: SigninStep, credentials: Credentials): Promise<void> => {
		const { username } = credentials;
		if (step.finished) return finish(step.id, step.token);
		if (step.next === 'totp') return setSecond({ username, kind: 'code' });
		if (step.next !== 'passkey') throw new Error(text.signin.unsupportedStep);
		setSecond({ username, kind: canUseKeys ? 'key' : 'codeInstead' });
		if (!canUseKeys) return undefined;
		const answered = { ...credentials, credential: await askForKey(step.request) };
		return follow(await signIn(origin, answered), answered);
	};
	const send = async ({ username, password, code }: Typed) => {
		const token = code.trim();
		const credentials = { username: nameOf(username), password, ...(token !== '' && { token }) };
		await follow(await signIn(origin, credentials), credentials);
	};
	const form = useForm<Typed>({
		initial: { username: '', password: '', code: '' },
		rules: rulesFor(second),
		send,
		explain: error => ({ text: signinErrorText(error) }),
	});
	const username = nameOf(form.values.username);
	const step = second?.username === username ? second.kind : null;
	return (
		<>
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
					code: step
						? line({
								label: text.signin.code,
								caption: step === 'codeInstead' ? text.signin.keyElsewhere : text.signin.codeAbout,
								autoComplete: 'one-time-code',
								autoCapitalize: 'none',
								spellCheck: false,
							})
						: null,
				}}
				button={{ label: text.common.signIn, wide: true }}
			/>
			{step === 'key' && (
				<TryButton label={text.signin.keyAgain} icon="key" run={() => send({ ...form.values, code: '' })} />
			)}
			{step === null && <PasskeySignin username={username} server={server} onSignedIn={finish} />}
		</>
	);
}
