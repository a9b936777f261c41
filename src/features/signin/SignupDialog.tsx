import { type ReactNode, useEffect, useState } from 'react';
import { ApiClient } from '@/api/ApiClient';
import { signUp } from '@/api/signIn';
import { NewPasswordFields } from '@/blocks/NewPasswordFields';
import { text } from '@/i18n/text';
import { currentSession, homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { TextField } from '@/ui/TextField';
import { enter } from './enter';
import styles from './SigninForm.module.css';
import { signupErrorText } from './signinErrorText';

const SHORTEST_PASSWORD = 8;
const ASK_AFTER_MS = 400;

/** Makes an account on the server that serves this page. */
export function SignupDialog({ onClose }: { onClose: () => void }): ReactNode {
	const info = currentSession().server.getState().info;
	const [username, setUsername] = useState('');
	const [password, setPassword] = useState('');
	const [again, setAgain] = useState('');
	const [agrees, setAgrees] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const availability = useAvailability(username);
	const rules = info?.serverRules ?? [];
	const obstacle = info?.disableRegistration
		? text.signin.closed
		: info?.needsCaptcha
			? text.signin.needsCaptcha
			: info?.emailRequiredForSignup
				? text.signin.emailNeeded
				: null;
	if (obstacle !== null) {
		return (
			<>
				<DialogHeader title={text.common.signUp} onClose={onClose} />
				<div className={styles.body}>
					<p className={styles.reason}>{obstacle}</p>
				</div>
			</>
		);
	}
	const isReady =
		/^\w+$/.test(username) &&
		availability !== 'taken' &&
		password.length >= SHORTEST_PASSWORD &&
		again === password &&
		(rules.length === 0 || agrees);
	const submit = async () => {
		setIsBusy(true);
		setError(null);
		try {
			const { id, token } = await signUp(homeOrigin(), { username, password, invitationCode: '', emailAddress: null });
			return await enter(homeOrigin(), id, token, onClose);
		} catch (problem) {
			setError(signupErrorText(problem));
			setIsBusy(false);
		}
	};
	return (
		<>
			<DialogHeader title={text.common.signUp} onClose={onClose} />
			<form
				className={styles.body}
				onSubmit={event => {
					event.preventDefault();
					void submit();
				}}
			>
				<TextField
					label={text.signin.username}
					prefix="@"
					value={username}
					onChange={setUsername}
					caption={availability === 'free' ? text.signin.usernameFree : text.signin.usernameAbout}
					error={
						availability === 'taken'
							? text.signin.usernameTaken
							: username !== '' && !/^\w+$/.test(username)
								? text.signin.usernameInvalid
								: undefined
					}
					maxLength={20}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
					data-autofocus
				/>
				<NewPasswordFields
					label={text.signin.password}
					password={password}
					again={again}
					onPassword={setPassword}
					onAgain={setAgain}
					own={[username, new URL(homeOrigin()).hostname, info?.name ?? '']}
					minLength={SHORTEST_PASSWORD}
				/>
				{rules.length > 0 && (
					<>
						<ol className={styles.rules}>
							{rules.map(rule => (
								<li key={rule}>{rule}</li>
							))}
						</ol>
						<Checkbox label={text.signin.agree} checked={agrees} onChange={setAgrees} />
					</>
				)}
				{error !== null && (
					<p className={styles.error} role="alert">
						{error}
					</p>
				)}
				<Button submit variant="primary" wide busy={isBusy} disabled={!isReady}>
					{text.signin.create}
				</Button>
			</form>
		</>
	);
}

/** Asks the server whether the name is free, a moment after typing has stopped. */
function useAvailability(username: string): 'unknown' | 'free' | 'taken' {
	const [known, setKnown] = useState<{ name: string; isFree: boolean } | null>(null);
	useEffect(() => {
		if (!/^\w+$/.test(username)) return undefined;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			new ApiClient(homeOrigin(), null)
				.call('username/available', { username }, { signal: abort.signal })
				.then(answer => setKnown({ name: username, isFree: answer.available ?? true }))
				// The server says it again when the account is made.
				.catch(() => {});
		}, ASK_AFTER_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [username]);
	if (known?.name !== username) return 'unknown';
	return known.isFree ? 'free' : 'taken';
}
