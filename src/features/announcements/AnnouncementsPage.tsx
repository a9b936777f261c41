import { type ReactNode, useId, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PagedList } from '@/blocks/query/PagedList';
import { usePages } from '@/blocks/query/usePages';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { PageBody } from '@/ui/page/PageBody';
import { Tabs } from '@/ui/Tabs';
import { AnnouncementCard } from './AnnouncementCard';
import { announcementsQuery } from './announcementQueries';
import styles from './announcements.module.css';
import { isReadByTheWay, markAllRead } from './markRead';
import { useUnreadList } from './UnreadList';

const TABS = ['current', 'past'] as const;

/** The server's announcements: the active ones and, in a tab of their own, the archived ones. */
export default function AnnouncementsPage(): ReactNode {
	useHostTitle(text.announcements.title);
	const [tab, setTab] = useState<(typeof TABS)[number]>('current');
	const panel = useId();
	const tabs = TABS.map(value => ({ value, text: text.announcements[value] }));
	return (
		<>
			<Tabs tabs={tabs} value={tab} label={text.announcements.title} controls={panel} onChange={setTab} />
			<TabPanel id={panel} tabs={tabs} value={tab} onChange={setTab}>
				<PageBody isClose>
					{tab === 'current' && <ReadAll />}
					<AnnouncementList key={tab} isActive={tab === 'current'} />
				</PageBody>
			</TabPanel>
		</>
	);
}

/** Only where there are several that can be marked together. */
function ReadAll(): ReactNode {
	const session = useSession();
	const [isBusy, setIsBusy] = useState(false);
	const unread = useUnreadList(session);
	if (!isBusy && unread.filter(isReadByTheWay).length < 2) return null;
	const read = async () => {
		setIsBusy(true);
		await markAllRead(session, unread);
		setIsBusy(false);
	};
	return (
		<div className={styles.readAll}>
			<Button size="small" icon="check" busy={isBusy} onClick={() => void read()}>
				{text.announcements.readAll}
			</Button>
		</div>
	);
}

function AnnouncementList({ isActive }: { isActive: boolean }): ReactNode {
	const query = usePages(announcementsQuery, isActive);
	const announcements = query.data ?? [];
	return (
		<PagedList
			query={query}
			isEmpty={announcements.length === 0}
			icon="announcement"
			emptyTitle={isActive ? text.announcements.none : text.announcements.nonePast}
			label={text.announcements.title}
			room={4}
		>
			{announcements.map(announcement => (
				<li key={announcement.id} className={styles.item}>
					<AnnouncementCard announcement={announcement} />
				</li>
			))}
		</PagedList>
	);
}
