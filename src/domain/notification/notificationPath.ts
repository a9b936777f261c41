import { pathTo } from '../paths/pathTo';
import { profilePath } from '../paths/profilePath';
import type { Notification } from './Notification';
import { kindOf } from './notificationKinds';

interface About {
	/** The note that it shows: of a renote without words the renoted one. */
	readonly noteId: string | null;
	/** Who did it; null if the server itself, or not known. */
	readonly person: Parameters<typeof profilePath>[0] | null;
}

/** Where a notification leads: to what it names, else its note, else the person's profile, else the list. */
export function notificationPath(notification: Notification, { noteId, person }: About): string {
	// Only the list has the buttons that answer it.
	if (notification.type === 'receiveFollowRequest') return pathTo('notifications');
	const own = kindOf(notification).path?.(notification) ?? null;
	if (own !== null) return own;
	if (noteId !== null) return pathTo('note', { noteId });
	return person ? profilePath(person) : pathTo('notifications');
}
