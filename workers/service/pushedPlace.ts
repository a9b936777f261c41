import { kindOf } from '@/domain/notification/notificationKinds';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
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

/** A note leads to itself, what comes from a person to their profile, the rest to the list. */
export function pushedPlace({ notification, person, note }: PushedNotification): PushedPlace {
	const noteId = aboutNote({ note })?.id ?? notification.noteId;
	const own = kindOf(notification).path?.(notification) ?? null;
	const path = own ?? (noteId !== null ? pathTo('note', { noteId }) : person ? profilePath(person) : listPath());
	return {
		path: notification.type === 'receiveFollowRequest' ? listPath() : path,
		...{ noteId, askerId: notification.type === 'receiveFollowRequest' ? notification.userId : null },
	};
}

const listPath = (): string => pathTo('notifications');
