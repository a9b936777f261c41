import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import { notes } from '../store/tables/notes';
import type { NotificationRow } from '../store/tables/server';
import { packNotes } from './packNote';
import { packRole } from './packRole';
import { packUsersLite } from './packUserLite';

export type PackedNotification = entities.Notification;

/** Kinds that are about a note: without it they are not shown. */
const NEEDS_NOTE = new Set(['note', 'mention', 'reply', 'renote', 'quote', 'reaction', 'pollEnded']);
/** Kinds that are about a person. */
const NEEDS_USER = new Set([
	'note',
	'mention',
	'reply',
	'renote',
	'quote',
	'reaction',
	'follow',
	'receiveFollowRequest',
	'followRequestAccepted',
]);

/** Notifications as their reader sees them, in the given order. What is about something gone is left out. */
export function packNotifications(core: Core, rows: readonly NotificationRow[]): PackedNotification[] {
	const [first] = rows;
	if (!first) return [];
	const noteRows = core.db.byIds(
		notes,
		rows.flatMap(row => row.noteId ?? []),
	);
	const packed = new Map(packNotes(core, [...noteRows.values()], first.userId).map(note => [note.id, note]));
	const people = packUsersLite(
		core,
		rows.flatMap(row => row.notifierId ?? []),
	);
	return rows.flatMap(row => {
		const note = packed.get(row.noteId ?? '');
		const user = people.get(row.notifierId ?? '');
		if (NEEDS_NOTE.has(row.type) && !note) return [];
		if (NEEDS_USER.has(row.type) && !user) return [];
		const extra = packData(core, row);
		if (!extra) return [];
		const answer = {
			id: row.id,
			createdAt: dateOfId(row.id),
			type: row.type,
			...(user ? { userId: user.id, user } : {}),
			...(note ? { note } : {}),
			...extra,
		};
		return [answer as PackedNotification];
	});
}

export function packNotification(core: Core, row: NotificationRow): PackedNotification | null {
	return packNotifications(core, [row])[0] ?? null;
}

/** What a kind has of its own; null when what it names is gone. */
function packData(core: Core, row: NotificationRow): Record<string, unknown> | null {
	if (row.type !== 'roleAssigned') return row.data;
	const role = core.roles.all().find(one => one.id === row.data.roleId);
	return role ? { role: packRole(core, role) } : null;
}
