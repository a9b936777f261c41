import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/PathLink';
import type { Note } from '@/domain/Note';
import { pathTo } from '@/domain/paths/pathTo';
import { t, text } from '@/i18n/t';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/Icon';
import styles from './NotePage.module.css';

/** The ways to what the author wrote before and after. */
export function Neighbours({ note }: { note: Note }): ReactNode {
	const session = useSession();
	const author = useUser(note.userId);
	const { data } = useQuery({
		queryKey: [session.key, 'neighbours', note.id],
		queryFn: async ({ signal }) => {
			const ask = async (side: object) => {
				const params = { userId: note.userId, limit: 1, ...side };
				const [found] = await session.api.call('users/notes', params, { signal });
				return found?.id ?? null;
			};
			const [previous, next] = await Promise.all([ask({ untilId: note.id }), ask({ sinceId: note.id })]);
			return { previous, next };
		},
		staleTime: 0,
	});
	if (!data || !author || (data.previous === null && data.next === null)) return null;
	const name = author.name ?? author.username;
	return (
		<nav className={styles.neighbours} aria-label={t('notePage.by', { name })}>
			{data.previous !== null && (
				<PathLink className={styles.neighbour} path={pathTo('note', { noteId: data.previous })}>
					<Icon name="chevronLeft" size={16} />
					<span>{text.notePage.previous}</span>
				</PathLink>
			)}
			{data.next !== null && (
				<PathLink className={styles.neighbour} data-side="next" path={pathTo('note', { noteId: data.next })}>
					<span>{text.notePage.next}</span>
					<Icon name="chevronRight" size={16} />
				</PathLink>
			)}
		</nav>
	);
}
