import type { ReactNode } from 'react';
import { Avatar } from '@/blocks/person/Avatar';
import { useThing } from '@/blocks/query/useThing';
import { useUser } from '@/stores/entities/useEntities';
import { defineThing } from '@/stores/queries/Query';
import styles from './lists.module.css';

/** How many of a list's people are shown beside its name. */
const MOST = 5;
const SIZE_PX = 22;

const facesQuery = defineThing({
	name: 'listFaces',
	lifetime: 'open',
	async fetch(session, userIds: readonly string[], signal) {
		const missing = userIds.filter(id => !session.entities.user(id));
		if (missing.length > 0) {
			session.entities.ingestUsers(await session.api.call('users/show', { userIds: missing }, { signal }));
		}
		return userIds;
	},
});

/** The pictures of some of a list's people; nothing until they are known. */
export function ListFaces({ userIds }: { userIds: readonly string[] }): ReactNode {
	const wanted = userIds.slice(0, MOST);
	const { data = [] } = useThing(facesQuery, wanted, wanted.length > 0);
	if (data.length === 0) return null;
	return (
		<span className={styles.faces} aria-hidden="true">
			{data.map(id => (
				<Face key={id} userId={id} />
			))}
		</span>
	);
}

function Face({ userId }: { userId: string }): ReactNode {
	const user = useUser(userId);
	return user ? <Avatar user={user} size={SIZE_PX} isPlain /> : null;
}
