import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/blocks/PagedList';
import { t, text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import styles from './NotePage.module.css';

/** The public clips that the note is in; the server tells all of them at once. */
export function ClipsTab({ noteId }: { noteId: string }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'clipsOf', noteId],
		initialPageParam: null,
		queryFn: ({ signal }) => session.api.call('notes/clips', { noteId }, { signal }),
		getNextPageParam: () => null,
		gcTime: 0,
		staleTime: 0,
	});
	const clips = query.data?.pages.flat() ?? [];
	return (
		<PagedList query={query} isEmpty={clips.length === 0} icon="clip" emptyTitle={text.notePage.noClips}>
			{clips.map(({ id, name, description, user }) => (
				<li key={id} className={styles.clip}>
					<b>{name}</b>
					{description && <span>{description}</span>}
					<small>{t('notePage.clipBy', { name: user?.name ?? user?.username ?? '' })}</small>
				</li>
			))}
		</PagedList>
	);
}
