import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import { notes } from '../store/tables/notes';
import type { NotificationRow } from '../store/tables/server';
import { packNotes } from './packNote';
import { packRole } from './packRole';
import { packUsersLite } from './packUserLite';

export type PackedNotification = entities.Notification;

/** Kinds about a note: not shown without it. */
const NEEDS_NOTE = new Set(['note', 'mention', 'reply', 'renote', 'quote', 'reaction', 'pollEnded']);
/** Kinds about a user. */
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

/** Notifications for their reader, in the given order. Those about something deleted are left out. */
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

/** The fields of a kind; null if they refer to something deleted. */
function packData(core: Core, row: NotificationRow): Record<string, unknown> | null {
	if (row.type !== 'roleAssigned') return row.data;
	const role = core.roles.all().find(one => one.id === row.data.roleId);
	return role ? { role: packRole(core, role) } : null;
}
