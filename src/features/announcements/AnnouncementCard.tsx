import { type ReactNode, useId, useState } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { ExactTime } from '@/blocks/time/ExactTime';
import { type Announcement, isUnread } from '@/domain/announcement/Announcement';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { AnnouncementMark, AnnouncementText } from './AnnouncementText';
import styles from './announcements.module.css';
import { markRead } from './markRead';

/** An announcement with what it says, its times, and the button that marks it as read. */
export function AnnouncementCard({ announcement }: { announcement: Announcement }): ReactNode {
	const session = useSession();
	const [isBusy, setIsBusy] = useState(false);
	const title = useId();
	const { id, createdAt, updatedAt, isForReader } = announcement;
	const read = async () => {
		setIsBusy(true);
		await markRead(session, announcement);
		setIsBusy(false);
	};
	return (
		<article className={styles.card} aria-labelledby={title} data-unread={isUnread(announcement) || undefined}>
			<header className={styles.header}>
				<AnnouncementMark icon={announcement.icon} />
				<h2 id={title} className={styles.title} dir="auto">
					<PathLink path={pathTo('announcement', { announcementId: id })}>{announcement.title}</PathLink>
				</h2>
				{isForReader && <Badge>{text.announcements.forYou}</Badge>}
			</header>
			<AnnouncementText {...announcement} />
			<footer className={styles.footer}>
				<small>
					<ExactTime at={createdAt} />
					{updatedAt !== null && (
						<>
							{' · '}
							{text.announcements.updated} <ExactTime at={updatedAt} />
						</>
					)}
				</small>
				{isUnread(announcement) && (
					<Button size="small" icon="check" busy={isBusy} onClick={() => void read()}>
						{text.common.gotIt}
					</Button>
				)}
			</footer>
		</article>
	);
}
