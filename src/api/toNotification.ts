import { isRenote } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';
import type { WireNote, WireNotification, WireUser } from '@/wire/entities';

interface Parts {
	readonly notification: Notification;
	/** The people and notes of the notification, for the entity store. */
	readonly users: readonly WireUser[];
	readonly notes: readonly WireNote[];
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Splits a notification. Fields that its kind doesn't have are null or empty. */
export function toNotification(wire: WireNotification): Parts {
	const { user, note, role, invitation } = wire;
	const grouped = (wire.reactions ?? []).flatMap(each => each ?? []);
	const people = (wire.users ?? []).flatMap(each => each ?? []);
	const own = text(wire.reaction);
	const userId = text(wire.userId) ?? user?.id ?? null;
	return {
		users: [...(user ? [user] : []), ...people, ...grouped.flatMap(each => each.user ?? [])],
		notes: note ? [note] : [],
		notification: {
			id: wire.id,
			type: wire.type,
			createdAt: wire.createdAt ? Date.parse(wire.createdAt) : 0,
			userId,
			noteId: note?.id ?? text(wire.noteId),
			subjectId: isRenote(wire.type) ? text(note?.renoteId) : (note?.id ?? text(wire.noteId)),
			reactions:
				own !== null && userId !== null
					? [{ userId, reaction: own }]
					: grouped.flatMap(each =>
							each.user && each.reaction ? [{ userId: each.user.id, reaction: each.reaction }] : [],
						),
			userIds: people.map(each => each.id),
			roleName: role?.name ?? null,
			achievement: text(wire.achievement),
			exportedEntity: text(wire.exportedEntity),
			fileId: text(wire.fileId),
			message: text(wire.message),
			roomName: invitation?.room?.name ?? null,
			header: text(wire.header) ?? text(wire.customHeader),
			body: text(wire.body) ?? text(wire.customBody),
			iconUrl: text(wire.icon) ?? text(wire.customIcon) ?? role?.iconUrl ?? null,
		},
	};
}
