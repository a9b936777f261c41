import { notificationPath } from '@/domain/notification/notificationPath';
import type { PushedNote, PushedNotification } from './readPush';

/** What a notification is about, for its press and its buttons. */
export interface PushedPlace {
	/** The page of what it is about. */
	readonly path: string;
	readonly noteId: string | null;
	/** Whose follow request it is. */
	readonly askerId: string | null;
}

/** The note that it is about: of a renote without words the renoted one. */
export const aboutNote = ({ note }: Pick<PushedNotification, 'note'>): PushedNote | null =>
	note?.renote && note.text === null ? note.renote : note;

/** Where it leads, and what its buttons need. */
export function pushedPlace({ notification, person, note }: PushedNotification): PushedPlace {
	const noteId = aboutNote({ note })?.id ?? notification.noteId;
	return {
		path: notificationPath(notification, { noteId, person }),
		...{ noteId, askerId: notification.type === 'receiveFollowRequest' ? notification.userId : null },
	};
}
