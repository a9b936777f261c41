import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { sendTest } from '../wholeList';
import styles from './controls.module.css';

/** Has the server send a notification, so that it is seen how they come. */
export function TestControl(): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:notifications');
	const [isBusy, setBusy] = useState(false);
	if (!mayWrite) return null;
	const { test, testAbout } = text.notificationMenu;
	const send = async () => {
		setBusy(true);
		await sendTest(session);
		setBusy(false);
	};
	return (
		<div className={styles.control} data-marker="testNotification">
			<Button icon="bell" busy={isBusy} onClick={() => void send()}>
				{test}
			</Button>
			<AboutText>{testAbout}</AboutText>
		</div>
	);
}
