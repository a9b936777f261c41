import { type ReactNode, useEffect, useRef } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import type { Announcement } from '@/domain/announcement/Announcement';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { isCacheLoaded } from '@/stores/cacheState';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { runningSession } from '@/stores/session/sessions';
import { IconButton } from '@/ui/button/IconButton';
import { AnnouncementMark } from './AnnouncementText';
import styles from './announcements.module.css';
import { markRead } from './markRead';
import { unreadList, useUnreadList } from './UnreadList';

/**
 * Tells of unread announcements (rules/announcements#telling): those to be shown as banners in lines above the layout,
 * those to be shown as dialogs one after the other.
 */
export default function UnreadAnnouncements(): ReactNode {
	const session = useSession();
	const unread = useUnreadList(session);
	useEffect(() => watchUnread(session, () => void refresh(session)), [session]);
	useDialogs(session, unread);
	const banners = unread.filter(({ display }) => display === 'banner');
	if (banners.length === 0) return null;
	return (
		<ul className={styles.banners} aria-label={text.announcements.title}>
			{banners.map(announcement => (
				<li key={announcement.id} className={styles.banner}>
					<AnnouncementMark icon={announcement.icon} />
					<PathLink className={styles.bannerLink} path={pathTo('announcement', { announcementId: announcement.id })}>
						{announcement.title}
					</PathLink>
					<IconButton
						icon="close"
						size="small"
						label={text.announcements.markRead}
						onClick={() => void markRead(session, announcement)}
					/>
				</li>
			))}
		</ul>
	);
}

async function refresh(session: Session): Promise<void> {
	void unreadList(session).refresh();
	if (isCacheLoaded()) (await import('./announcementQueries')).refreshAnnouncements(session);
}

/**
 * Servers tell all connections of an announcement for everyone, and an account's channel of one for it alone. They don't
 * tell that one was read on another device while others are unread, so that is asked when the tab becomes visible again.
 */
function watchUnread(session: Session, onChanged: () => void): () => void {
	const look = () => document.visibilityState === 'visible' && onChanged();
	document.addEventListener('visibilitychange', look);
	const ends = [
		session.stream.events.on('broadcast', ({ type }) => type === 'announcementCreated' && onChanged()),
		runningSession(session)?.main?.listen(({ type }) => type === 'announcementCreated' && onChanged()),
		session.reachability.events.on('back', onChanged),
		() => document.removeEventListener('visibilitychange', look),
	];
	return () => {
		for (const end of ends) end?.();
	};
}

/** Opens each dialog once while the page is open; one that was put off comes again with the next start. */
function useDialogs(session: Session, unread: readonly Announcement[]): void {
	const shown = useRef(new Set<string>());
	const queue = useRef(Promise.resolve<unknown>(undefined));
	useEffect(() => {
		for (const announcement of unread) {
			if (announcement.display !== 'dialog' || shown.current.has(announcement.id)) continue;
			shown.current.add(announcement.id);
			queue.current = queue.current.then(() => open(session, announcement));
		}
	}, [session, unread]);
}

/** Does nothing if it was read meanwhile, or if another account is shown. */
async function open(session: Session, announcement: Announcement): Promise<void> {
	const { all } = unreadList(session).state.getState();
	if (!all?.some(({ id }) => id === announcement.id)) return;
	try {
		await (await import('./openAnnouncement')).openAnnouncement(session, announcement);
	} catch (error) {
		console.warn('An announcement could not be shown.', error);
	}
}
