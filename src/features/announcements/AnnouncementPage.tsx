import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { PageBody } from '@/ui/page/PageBody';
import { AnnouncementCard } from './AnnouncementCard';
import { announcementQuery } from './announcementQueries';
import styles from './announcements.module.css';

/** One announcement. */
export default function AnnouncementPage({ params }: PageProps<'announcement'>): ReactNode {
	const query = useThing(announcementQuery, params.announcementId);
	useHostTitle(query.data?.title ?? text.announcements.one);
	return (
		<PageBody isClose>
			<PathLink className={styles.all} path={pathTo('announcements')}>
				{text.announcements.all}
			</PathLink>
			<QueryState query={query} gone={{ icon: 'announcement', title: text.announcements.gone }}>
				{announcement => <AnnouncementCard announcement={announcement} />}
			</QueryState>
		</PageBody>
	);
}
