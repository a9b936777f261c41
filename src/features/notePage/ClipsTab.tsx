import type { ReactNode } from 'react';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { definePages } from '@/stores/queries/Query';
import styles from './NotePage.module.css';

/** The server sends all of them at once. */
const clipsQuery = definePages({
	name: 'clipsOf',
	lifetime: 'changing',
	async fetch(session, noteId: string, _cursor, signal) {
		return { items: await session.api.call('notes/clips', { noteId }, { signal }), next: null };
	},
});

/** The public clips that contain the note. */
export function ClipsTab({ noteId }: { noteId: string }): ReactNode {
	const query = usePages(clipsQuery, noteId);
	const clips = query.data ?? [];
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
