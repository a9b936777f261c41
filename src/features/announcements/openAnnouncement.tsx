import { type ReactNode, useState } from 'react';
import type { Announcement } from '@/domain/announcement/Announcement';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { overlays } from '@/ui/overlay/overlays';
import { AnnouncementMark, AnnouncementText } from './AnnouncementText';
import styles from './announcements.module.css';
import { markRead } from './markRead';

const WIDTH_PX = 480;

/** Shows an announcement; resolves when it is closed. It is read by its button alone, so that a slip loses nothing. */
export function openAnnouncement(session: Session, announcement: Announcement): Promise<unknown> {
	return overlays.open({
		kind: 'dialog',
		role: 'alertdialog',
		label: announcement.title,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<AnnouncementDialog session={session} announcement={announcement} onClose={() => handle.close(undefined)} />
			</SessionProvider>
		),
	}).closed;
}

interface AnnouncementDialogProps {
	session: Session;
	announcement: Announcement;
	onClose: () => void;
}

function AnnouncementDialog({ session, announcement, onClose }: AnnouncementDialogProps): ReactNode {
	const [isBusy, setIsBusy] = useState(false);
	const read = async () => {
		setIsBusy(true);
		const isRead = await markRead(session, announcement);
		setIsBusy(false);
		if (isRead) onClose();
	};
	return (
		<div className={styles.dialog}>
			<header className={styles.header}>
				<AnnouncementMark icon={announcement.icon} />
				<h2 className={styles.title} dir="auto">
					{announcement.title}
				</h2>
			</header>
			<AnnouncementText {...announcement} />
			<div className={styles.buttons}>
				<Button onClick={onClose}>{text.announcements.later}</Button>
				<Button variant="primary" busy={isBusy} data-autofocus="" onClick={() => void read()}>
					{text.common.gotIt}
				</Button>
			</div>
		</div>
	);
}
