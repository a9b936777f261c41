import { type ReactNode, useState } from 'react';
import { miAuthUrl } from '@/api/miAuth';
import { text } from '@/i18n/t';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';
import { homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import styles from './SigninForm.module.css';
import { serverOrigin } from './serverOrigin';

/** Goes to another server's consent page, which leads back here. */
export function RemoteForm(): ReactNode {
	const [server, setServer] = useState('');
	const [isWrong, setIsWrong] = useState(false);
	const go = () => {
		const origin = serverOrigin(server);
		if (origin === null) return setIsWrong(true);
		const session = crypto.randomUUID();
		pendingMiAuth.add(session, origin);
		location.assign(miAuthUrl(origin, session, `${homeOrigin()}/`));
	};
	return (
		<form
			className={styles.other}
			onSubmit={event => {
				event.preventDefault();
				go();
			}}
		>
			<TextField
				label={text.signin.otherServer}
				caption={text.signin.otherServerAbout}
				placeholder="tidepool.example"
				value={server}
				onChange={value => {
					setServer(value);
					setIsWrong(false);
				}}
				error={isWrong ? text.signin.noServer : undefined}
				autoCapitalize="none"
				spellCheck={false}
				inputMode="url"
			/>
			<Button submit wide disabled={server.trim() === ''} icon="externalLink">
				{text.signin.goToServer}
			</Button>
		</form>
	);
}
