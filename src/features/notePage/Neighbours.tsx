import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { useThing } from '@/blocks/query/useThing';
import type { Note } from '@/domain/note/Note';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { defineThing } from '@/stores/queries/Query';
import { Icon } from '@/ui/icon/Icon';
import styles from './NotePage.module.css';

/** The ids of the author's previous and next notes; null for none. */
const neighboursQuery = defineThing({
	name: 'neighbours',
	lifetime: 'changing',
	async fetch(session, { id, userId }: Pick<Note, 'id' | 'userId'>, signal) {
		const ask = async (side: { readonly untilId: string } | { readonly sinceId: string }) => {
			const [found] = await session.api.call('users/notes', { userId, limit: 1, ...side }, { signal });
			return found?.id ?? null;
		};
		const [previous, next] = await Promise.all([ask({ untilId: id }), ask({ sinceId: id })]);
		return { previous, next };
	},
});

/** Links to the author's previous and next notes. */
export function Neighbours({ note }: { note: Note }): ReactNode {
	const author = useUser(note.userId);
	const { data } = useThing(neighboursQuery, { id: note.id, userId: note.userId });
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
