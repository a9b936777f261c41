import { type ReactNode, useState } from 'react';
import { miAuthUrl } from '@/api/miAuth';
import { randomUuid } from '@/base/randomUuid';
import { MIAUTH_ADMIN_PERMISSIONS, MIAUTH_PERMISSIONS } from '@/domain/permissions';
import { text } from '@/i18n/text';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';
import { homeOrigin } from '@/stores/session/sessions';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { TextField } from '@/ui/TextField';
import styles from './SigninForm.module.css';
import { serverOrigin } from './serverOrigin';

/** Goes to another server's consent page, which leads back here. */
export function RemoteForm(): ReactNode {
	const [server, setServer] = useState('');
	const [isWrong, setIsWrong] = useState(false);
	const [forModeration, setForModeration] = useState(false);
	const go = () => {
		const origin = serverOrigin(server);
		if (origin === null) return setIsWrong(true);
		const session = randomUuid();
		const permissions = [...MIAUTH_PERMISSIONS, ...(forModeration ? MIAUTH_ADMIN_PERMISSIONS : [])];
		pendingMiAuth.add(session, origin, permissions);
		location.assign(miAuthUrl(origin, session, `${homeOrigin()}/`, permissions));
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
			<Checkbox
				checked={forModeration}
				onChange={setForModeration}
				label={text.signin.forModeration}
				caption={text.signin.forModerationAbout}
			/>
			<Button submit wide disabled={server.trim() === ''} icon="externalLink">
				{text.signin.goToServer}
			</Button>
		</form>
	);
}
