import { type ReactNode, useState } from 'react';
import { signIn } from '@/api/signIn';
import { text } from '@/i18n/text';
import { homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { enter } from './enter';
import styles from './SigninForm.module.css';
import { signinErrorText } from './signinErrorText';

/**
 * Name and password on the server that serves this page; a one-time code where the account asks for one.
 * @param props.onDone closes the dialog that it stands in
 */
export function SigninForm({ onDone }: { onDone?: () => void }): ReactNode {
	const [username, setUsername] = useState('');
	const [password, setPassword] = useState('');
	const [code, setCode] = useState<string | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const submit = async () => {
		setIsBusy(true);
		setError(null);
		try {
			const name = username.trim().replace(/^@/, '');
			const step = await signIn(homeOrigin(), {
				username: name,
				password,
				...(code === null ? {} : { token: code.trim() }),
			});
			if (step.finished) return await enter(homeOrigin(), step.id, step.token, () => onDone?.());
			if (step.next === 'totp') setCode('');
			else setError(text.signin.unsupportedStep);
		} catch (problem) {
			setError(signinErrorText(problem));
		}
		setIsBusy(false);
	};
	return (
		<form
			className={styles.form}
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
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
				data-autofocus={onDone ? true : undefined}
			/>
			<TextField
				label={text.signin.password}
				type="password"
				value={password}
				onChange={setPassword}
				autoComplete="current-password"
				required
			/>
			{code !== null && (
				<TextField
					label={text.signin.code}
					value={code}
					onChange={setCode}
					inputMode="numeric"
					autoComplete="one-time-code"
				/>
			)}
			{error !== null && (
				<p className={styles.error} role="alert">
					{error}
				</p>
			)}
			<Button submit variant="primary" wide busy={isBusy} disabled={username.trim() === '' || password === ''}>
				{text.common.signIn}
			</Button>
		</form>
	);
}
