import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { deleteAll, readAll } from '../wholeList';
import styles from './controls.module.css';

/** What can be done with all notifications of the account. */
export function DeleteControl(): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:notifications');
	if (!mayWrite) return null;
	const { markAllRead, deleteAll: name } = text.notificationMenu;
	return (
		<div className={styles.control} data-marker="deleteNotifications">
			<ButtonRow>
				<Button icon="check" onClick={() => void readAll(session)}>
					{markAllRead}
				</Button>
				<Button icon="trash" variant="danger" onClick={() => void deleteAll(session)}>
					{name}
				</Button>
			</ButtonRow>
		</div>
	);
}
