import type { NotificationRow } from '../store/tables/server';

/** Kinds of which several about one note are grouped. */
const GROUPED = new Set(['reaction', 'renote']);

/** The id of the note that a notification is grouped by: the one that was reacted to, or renoted. */
export type SubjectOf = (row: NotificationRow) => string | null;

/** Consecutive notifications, in the given order; a group of one is a single notification. */
export type NotificationGroup = [NotificationRow, ...NotificationRow[]];

/** Groups consecutive reactions to the same note, and consecutive renotes of the same note. */
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
