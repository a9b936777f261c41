import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { refreshMe } from '@/stores/session/startSession';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { TextField } from '@/ui/TextField';
import { passwordRefusal } from './passwordRefusal';
import { Section } from './Section';
import styles from './security.module.css';

/** Ends all sign-ins, ours too: the shell tells so, and keeps what is not posted yet, as at any end of a sign-in. */
export function SignOutEverywhere(): ReactNode {
	const session = useSession();
	const [password, setPassword] = useState('');
	const [error, setError] = useState<string | null>(null);
	const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
	const submit = async () => {
		const { everywhereSure, everywhereText, everywhere } = text.security;
		if (!(await confirm({ title: everywhereSure, text: everywhereText, okText: everywhere, danger: true }))) return;
		setState('busy');
		setError(null);
		try {
			await session.api.call('i/regenerate-token', { password });
			setState('done');
			// The stream tells so too, where it is open.
			await refreshMe(session);
		} catch (problem) {
			setError(passwordRefusal(problem).text);
			setState('open');
		}
	};
	return (
		<Section title={text.security.everywhereTitle} about={text.security.everywhereText}>
			{state === 'done' ? (
				<p role="status">{text.security.everywhereDone}</p>
			) : (
				<form
					className={styles.form}
					onSubmit={event => {
						event.preventDefault();
						if (password !== '') void submit();
					}}
				>
					<TextField
						label={text.security.current}
						type="password"
						value={password}
						onChange={setPassword}
						error={error ?? undefined}
						autoComplete="current-password"
						required
					/>
					<Button submit className={styles.danger} icon="signOut" busy={state === 'busy'} disabled={password === ''}>
						{text.security.everywhere}
					</Button>
				</form>
			)}
		</Section>
	);
}
