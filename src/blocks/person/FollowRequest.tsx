import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { readRelation } from '@/stores/session/relations';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { lazyAction } from '../actions/lazyAction';
import styles from './FollowRequest.module.css';

// Loaded with the menus, which most lists of notifications never need.
const answerRequest = lazyAction(
	() => import('../actions/answerFollowRequest'),
	actions => actions.answerFollowRequest,
);

/**
 * Buttons to accept or reject a follow request; both disappear once one was pressed here or elsewhere
 * (rules/notifications#follow-requests). A notification may be about a request that no longer exists, so the server
 * is asked, unless it has said that there are none.
 */
export function FollowRequest({ user }: { user: User }): ReactNode {
	const session = useSession();
	const mayAnswer = useTokenMay('write:following');
	const { id: userId, asksToFollow } = user;
	const doesAnybody = useStore(session.me, ({ me }) => me?.hasPendingReceivedFollowRequest !== false);
	const isUnknown = asksToFollow === null && doesAnybody;
	const [hasNoAnswer, setHasNoAnswer] = useState(false);
	useEffect(() => {
		if (isUnknown) void readRelation(session, userId).then(isAnswered => setHasNoAnswer(!isAnswered));
	}, [session, userId, isUnknown]);
	if (!mayAnswer || !doesAnybody || !(asksToFollow ?? hasNoAnswer)) return null;
	const answer = (how: 'accept' | 'reject') => answerRequest(session, userId, how);
	return (
		<div className={styles.buttons}>
			<Button variant="primary" size="small" onClick={() => answer('accept')}>
				{text.notifications.accept}
			</Button>
			<Button size="small" onClick={() => answer('reject')}>
				{text.notifications.reject}
			</Button>
		</div>
	);
}
