import type { Notification } from './Notification';

/**
 * Groups live notifications like the server does in its list: reactions to the same note join the entry right below,
 * and so do renotes (rules/notifications#groups). Newest first.
 */
export function groupNotifications(list: readonly Notification[]): readonly Notification[] {
	const grouped: Notification[] = [];
	for (const each of list) {
		const last = grouped.at(-1);
		const joined = last && join(last, each);
		if (joined) grouped[grouped.length - 1] = joined;
		else grouped.push(each);
	}
	return grouped;
}

const isReaction = (type: string) => type === 'reaction' || type === 'reaction:grouped';

function join(newer: Notification, older: Notification): Notification | null {
	if (newer.noteId === null || newer.noteId !== older.noteId) return null;
	if (isReaction(newer.type) && isReaction(older.type)) {
		return { ...newer, type: 'reaction:grouped', reactions: [...newer.reactions, ...older.reactions] };
	}
	return null;
}

/** The different people of an entry. */
export function peopleOf(notification: Notification): readonly string[] {
	const ids = [
		...notification.reactions.map(each => each.userId),
		...notification.userIds,
		...(notification.userId === null ? [] : [notification.userId]),
	];
	return [...new Set(ids)];
}
