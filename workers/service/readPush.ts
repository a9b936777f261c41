import { isRecord } from '@/base/isRecord';
import { isRenote } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';

/** A pushed message (rules/push#what-is-pushed). */
export type Push =
	| { readonly type: 'readAllNotifications'; readonly userId: string }
	| {
			readonly type: 'notification';
			readonly userId: string;
			readonly at: number;
			readonly pushed: PushedNotification;
	  };

/** A notification with what it shows of people and notes. */
export interface PushedNotification {
	readonly notification: Notification;
	readonly person: PushedPerson | null;
	readonly note: PushedNote | null;
}

export interface PushedPerson {
	readonly id: string;
	readonly username: string;
	readonly host: string | null;
	readonly name: string;
	readonly avatarUrl: string | null;
}

export interface PushedNote {
	readonly id: string;
	readonly cw: string | null;
	readonly text: string | null;
	readonly files: readonly unknown[];
	readonly poll: unknown;
	/** The picture of the first file, unless it is sensitive or behind a warning. */
	readonly thumbnailUrl: string | null;
	/** Whether all that it takes is a heart. */
	readonly takesHeartsAlone: boolean;
	/** The note that it renotes. */
	readonly renote: PushedNote | null;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a payload; null if it is none of ours. Any field may be missing. */
export function readPush(payload: unknown): Push | null {
	const { type, userId, body, dateTime } = fieldsOf(payload);
	if (typeof userId !== 'string') return null;
	if (type === 'readAllNotifications') return { type, userId };
	const told = fieldsOf(body);
	if (type !== 'notification' || typeof told.type !== 'string') return null;
	const at = words(told.createdAt);
	return {
		...{ type, userId, pushed: readNotification(told, told.type) },
		at: at === null ? (typeof dateTime === 'number' ? dateTime : 0) : Date.parse(at) || 0,
	};
}

function readNotification(told: Fields, type: string): PushedNotification {
	const person = readPerson(told.user);
	const note = readNote(told.note);
	const userId = words(told.userId) ?? person?.id ?? null;
	const reaction = words(told.reaction);
	const role = fieldsOf(told.role);
	return {
		person,
		note,
		notification: {
			...{ id: words(told.id) ?? '', type, userId, createdAt: 0, noteId: note?.id ?? words(told.noteId) },
			subjectId: isRenote(type) ? (note?.renote?.id ?? null) : (note?.id ?? words(told.noteId)),
			reactions: reaction !== null && userId !== null ? [{ userId, reaction }] : [],
			userIds: [],
			roleName: words(role.name),
			achievement: words(told.achievement),
			exportedEntity: words(told.exportedEntity),
			fileId: words(told.fileId),
			message: words(told.message),
			roomName: words(fieldsOf(fieldsOf(told.invitation).room).name),
			header: words(told.header) ?? words(told.customHeader),
			body: words(told.body) ?? words(told.customBody),
			iconUrl: words(told.icon) ?? words(told.customIcon) ?? words(role.iconUrl),
		},
	};
}

function readPerson(value: unknown): PushedPerson | null {
	const told = fieldsOf(value);
	const [id, username] = [words(told.id), words(told.username)];
	if (id === null || username === null) return null;
	return {
		...{ id, username, host: words(told.host), avatarUrl: words(told.avatarUrl) },
		name: words(told.name) ?? username,
	};
}

function readNote(value: unknown, depth = 0): PushedNote | null {
	const told = fieldsOf(value);
	const id = words(told.id);
	if (id === null) return null;
	const files = list(told.files).length > 0 ? list(told.files) : list(told.fileIds);
	const first = fieldsOf(list(told.files)[0]);
	const isCovered = first.isSensitive === true || words(told.cw) !== null;
	return {
		...{ id, cw: words(told.cw), text: words(told.text), files, poll: told.poll ?? null },
		takesHeartsAlone: told.reactionAcceptance === 'likeOnly',
		thumbnailUrl: isCovered ? null : words(first.thumbnailUrl),
		renote: depth === 0 ? readNote(told.renote, 1) : null,
	};
}
