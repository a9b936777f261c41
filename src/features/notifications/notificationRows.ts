import type { Notification } from '@/domain/Notification';
import type { FeedEntry, FeedGap } from '@/stores/feeds/feedEntries';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import { groupNotifications } from './groupNotifications';

/** What the list shows: notifications, several as one where they belong together, and gaps. */
export type NotificationListRow = NotificationRowData | FeedGap;

export interface NotificationRowData {
	readonly kind: 'notification';
	readonly key: string;
	readonly notification: Notification;
	/** A line stands for its note, which a muted word is in. */
	readonly isMuted: boolean;
}

const made = {
	shown: new WeakMap<Notification, NotificationRowData>(),
	muted: new WeakMap<Notification, NotificationRowData>(),
};

/**
 * The rows of the list. What speaks of a note that is muted hard, or that was not looked at yet, has none. Nothing is
 * grouped across a gap, which others belong into. A row stays the same object as long as nothing of it changes.
 */
export function notificationRows(
	entries: readonly FeedEntry[],
	notificationOf: (id: string) => Notification | undefined,
	verdictOf: (noteId: string) => KnownVerdict,
): readonly NotificationListRow[] {
	const rows: NotificationListRow[] = [];
	let between: Notification[] = [];
	const verdictOn = ({ noteId }: Notification) => (noteId === null ? 'none' : verdictOf(noteId));
	const close = () => {
		for (const each of groupNotifications(between)) rows.push(rowOf(each, verdictOn(each) === 'soft'));
		between = [];
	};
	for (const entry of entries) {
		if (entry.kind === 'gap') {
			close();
			rows.push(entry);
			continue;
		}
		const notification = notificationOf(entry.key);
		if (!notification) continue;
		const verdict = verdictOn(notification);
		if (verdict !== 'hard' && verdict !== 'unknown') between.push(notification);
	}
	close();
	return rows;
}

function rowOf(notification: Notification, isMuted: boolean): NotificationRowData {
	const rows = isMuted ? made.muted : made.shown;
	const known = rows.get(notification);
	if (known) return known;
	const row: NotificationRowData = { kind: 'notification', key: notification.id, notification, isMuted };
	rows.set(notification, row);
	return row;
}

export const noteIdOf = (row: NotificationListRow): string | null =>
	row.kind === 'gap' ? null : row.notification.noteId;
