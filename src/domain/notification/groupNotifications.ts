import type { Notification } from './Notification';

/**
 * Groups live notifications like the server does in its list: reactions to the same note join the entry right below,
 * and so do renotes of the same note (rules/notifications#groups). Newest first.
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

export const isRenote = (type: string): boolean => type === 'renote' || type === 'renote:grouped';

function join(newer: Notification, older: Notification): Notification | null {
	// Missing in copies that an earlier version has kept.
	const subject = newer.subjectId ?? null;
	if (subject === null || subject !== older.subjectId) return null;
	if (isReaction(newer.type) && isReaction(older.type)) {
		return { ...newer, type: 'reaction:grouped', reactions: [...newer.reactions, ...older.reactions] };
	}
	if (isRenote(newer.type) && isRenote(older.type)) {
		return { ...newer, type: 'renote:grouped', userIds: [...peopleOf(newer), ...peopleOf(older)] };
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
