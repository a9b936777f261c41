import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import styles from './FollowRequest.module.css';

/** Accept or reject; both leave once one of them was pressed (spec 2 §4). */
export function FollowRequest({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const [isDone, setIsDone] = useState(false);
	if (isDone) return null;
	const answer = (endpoint: 'following/requests/accept' | 'following/requests/reject') =>
		void passGate(session, {
			optimistic() {
				setIsDone(true);
				return () => setIsDone(false);
			},
			perform: ({ api }) => api.call(endpoint, { userId }),
		});
	return (
		<div className={styles.buttons}>
			<Button variant="primary" size="small" onClick={() => answer('following/requests/accept')}>
				{text.notifications.accept}
			</Button>
			<Button size="small" onClick={() => answer('following/requests/reject')}>
				{text.notifications.reject}
			</Button>
		</div>
	);
}
