import type { ReactNode } from 'react';
import { Avatar } from '@/blocks/person/Avatar';
import { peopleOf } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';
import { useUser } from '@/stores/entities/useEntities';
import styles from './GroupPeople.module.css';
import { ReactionMark } from './NotificationPicture';

/** As many as stand in a narrow column. */
const MAX_SHOWN = 8;
const AVATAR_PX = 26;

/** The people of a group, each once, with what they reacted; those beyond the eighth as a number. */
export function GroupPeople({ notification }: { notification: Notification }): ReactNode {
	const people = peopleOf(notification);
	const rest = people.length - MAX_SHOWN;
	return (
		<div className={styles.people} data-people="">
			{people.slice(0, MAX_SHOWN).map(userId => (
				<Person
					key={userId}
					userId={userId}
					noteId={notification.noteId}
					reaction={notification.reactions.find(each => each.userId === userId)?.reaction}
				/>
			))}
			{rest > 0 && <span className={styles.rest}>+{rest}</span>}
		</div>
	);
}

interface PersonProps {
	userId: string;
	noteId: string | null;
	reaction: string | undefined;
}

function Person({ userId, noteId, reaction }: PersonProps): ReactNode {
	const user = useUser(userId);
	if (!user) return null;
	return (
		<span className={styles.person}>
			<Avatar user={user} size={AVATAR_PX} />
			{reaction !== undefined && (
				<span className={styles.reaction}>
					<ReactionMark noteId={noteId} reaction={reaction} />
				</span>
			)}
		</span>
	);
}
