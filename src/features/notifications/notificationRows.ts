import type { FeedRow } from '@/blocks/feed/feedRows';
import { groupNotifications } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';
import type { FeedGap } from '@/stores/feeds/feedEntries';

/** A row of the list: a notification, a group of them, or a gap. */
export type NotificationListRow = NotificationRowData | FeedGap;

export interface NotificationRowData {
	readonly kind: 'notification';
	readonly key: string;
	readonly notification: Notification;
	/** Whether its note contains a muted word and is replaced by a line. */
	readonly isMuted: boolean;
}

const made = {
	shown: new WeakMap<Notification, NotificationRowData>(),
	muted: new WeakMap<Notification, NotificationRowData>(),
};

/**
 * The rows of the list, made from those of a feed of notes. Nothing is grouped across a gap, as its missing entries
 * belong in between. Unchanged rows stay the same objects.
 */
export function notificationRows(
	feedRows: readonly FeedRow[],
	notificationOf: (id: string) => Notification | undefined,
): readonly NotificationListRow[] {
	const rows: NotificationListRow[] = [];
	const mutedNotes = new Set(feedRows.flatMap(row => (row.kind === 'placeholder' ? row.noteId : [])));
	let between: Notification[] = [];
	const close = () => {
		for (const each of groupNotifications(between)) {
			rows.push(rowOf(each, each.noteId !== null && mutedNotes.has(each.noteId)));
		}
		between = [];
	};
	for (const row of feedRows) {
		if (row.kind === 'gap') {
			close();
			rows.push(row);
			continue;
		}
		const notification = notificationOf(row.key);
		if (notification) between.push(notification);
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
