import type { ReactNode } from 'react';
import { answerFollowRequest } from '@/blocks/actions/answerFollowRequest';
import { passGate } from '@/blocks/actions/gate';
import { PersonRow } from '@/blocks/person/PersonRow';
import { text } from '@/i18n/text';
import { takeFromPages } from '@/stores/queries/cachedPages';
import { readRelation } from '@/stores/session/relations';
import type { Session } from '@/stores/session/Session';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './FollowsPage.module.css';
import { type RequestList, requestsQuery } from './requestQueries';

/** Somebody who asks to follow the reader, with both answers. */
export function ReceivedRequest({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const mayAnswer = useTokenMay('write:following');
	const answer = (how: 'accept' | 'reject') =>
		void leaveList(session, 'received', userId, () => answerFollowRequest(session, userId, how));
	return (
		<div data-request="">
			<PersonRow as="div" userId={userId}>
				{mayAnswer && (
					<span className={styles.answers}>
						<Button variant="primary" size="small" data-answer="accept" onClick={() => answer('accept')}>
							{text.notifications.accept}
						</Button>
						<Button size="small" data-answer="reject" onClick={() => answer('reject')}>
							{text.notifications.reject}
						</Button>
					</span>
				)}
			</PersonRow>
		</div>
	);
}

/** Somebody whose answer the reader waits for. */
export function SentRequest({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const mayCancel = useTokenMay('write:following');
	const cancel = () => void leaveList(session, 'sent', userId, () => cancelRequest(session, userId));
	return (
		<div data-request="">
			<PersonRow as="div" userId={userId}>
				{mayCancel && (
					<Button size="small" data-answer="cancel" onClick={cancel}>
						{text.profile.cancelRequest}
					</Button>
				)}
			</PersonRow>
		</div>
	);
}

/** The user leaves the list at once, and comes back if it fails, unless the request is known to be gone. */
async function leaveList(
	session: Session,
	list: RequestList,
	userId: string,
	perform: () => Promise<boolean>,
): Promise<void> {
	const putBack = takeFromPages(session, requestsQuery, list, userId);
	if ((await perform()) || isGone(session, list, userId)) return;
	putBack();
}

function isGone({ entities }: Session, list: RequestList, userId: string): boolean {
	const user = entities.user(userId);
	return (list === 'received' ? user?.asksToFollow : user?.profile?.hasPendingFollowRequestFromYou) === false;
}

async function cancelRequest(session: Session, userId: string): Promise<boolean> {
	const isDone = await passGate(session, {
		async perform({ api, entities }) {
			try {
				await api.call('following/requests/cancel', { userId });
			} catch (error) {
				// It may have been answered meanwhile.
				await readRelation(session, userId);
				throw error;
			}
			entities.ingestRelations([{ id: userId, hasPendingFollowRequestFromYou: false }]);
			return true;
		},
	});
	return isDone ?? false;
}
