import type { ReactNode } from 'react';
import { proxied } from '@/blocks/media/proxied';
import { MfmText } from '@/blocks/mfm/MfmText';
import type { Announcement } from '@/domain/announcement/Announcement';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import styles from './announcements.module.css';

/** The icon of an announcement, in its colour. */
export function AnnouncementMark({ icon }: Pick<Announcement, 'icon'>): ReactNode {
	return (
		<span className={styles.mark} data-tone={icon}>
			<Icon name={icon} />
		</span>
	);
}

/** What an announcement says, with its picture. */
export function AnnouncementText({ text, imageUrl }: Pick<Announcement, 'text' | 'imageUrl'>): ReactNode {
	const session = useSession();
	return (
		<div className={styles.text} dir="auto">
			<MfmText text={text} host={null} />
			{imageUrl !== null && (
				<img className={styles.image} src={proxied(session, imageUrl, 'preview')} alt="" loading="lazy" />
			)}
		</div>
	);
}
