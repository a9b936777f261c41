import { type ReactNode, useSyncExternalStore } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { badgeCount } from '../../nav/badgeCount';
import styles from './ColumnFrame.module.css';
import { useUnreadMark } from './useUnreadMark';

/** The list that a column shows; null until its content has mounted, and where that isn't a feed. */
export interface FrameFeed {
	readonly shown: ShownFeed | null;
}

interface QueuedMarkProps {
	/** The column's. */
	id: string;
	feed: StoreApi<FrameFeed>;
	/** Whether a page covers the list. */
	isHidden: boolean;
}

const nothing = () => () => {};

/**
 * How many new notes wait above the column's list. Counts what is unread, too: what arrives renders this mark and not
 * the column.
 */
export function QueuedMark({ id, feed, isHidden }: QueuedMarkProps): ReactNode {
	const { shown } = useStore(feed);
	useUnreadMark(id, shown);
	const queued = useSyncExternalStore(shown?.subscribe ?? nothing, () => shown?.state.queued ?? 0);
	if (queued === 0 || isHidden) return null;
	return (
		<span className={styles.unread} title={counted(text.timeline, 'newNotes', queued)}>
			{badgeCount(queued)}
		</span>
	);
}
