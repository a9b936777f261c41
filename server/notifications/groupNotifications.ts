import type { NotificationRow } from '../store/tables/server';

/** Kinds of which several about one note come as one. */
const GROUPED = new Set(['reaction', 'renote']);

/** What a notification is grouped by, with the note that counts: that which was reacted to, or renoted. */
export type SubjectOf = (row: NotificationRow) => string | null;

/** Notifications next to each other, in the given order; a group of one is a single notification. */
export type NotificationGroup = [NotificationRow, ...NotificationRow[]];

/** Reactions to one note, and renotes of one note, that follow each other come together. */
export function groupNotifications(rows: readonly NotificationRow[], subjectOf: SubjectOf): NotificationGroup[] {
	const groups: NotificationGroup[] = [];
	for (const row of rows) {
		const last = groups.at(-1);
		if (last && belongsTo(row, last[0], subjectOf)) last.push(row);
		else groups.push([row]);
	}
	return groups;
}

function belongsTo(row: NotificationRow, first: NotificationRow, subjectOf: SubjectOf): boolean {
	if (row.type !== first.type || !GROUPED.has(row.type)) return false;
	const subject = subjectOf(row);
	return subject !== null && subject === subjectOf(first);
}
