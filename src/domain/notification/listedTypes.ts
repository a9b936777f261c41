/** The types of notifications that a list can leave out, in the order of its menu. Grouped ones belong to the single ones. */
export const LISTED_TYPES = [
	'mention',
	'reply',
	'quote',
	'renote',
	'reaction',
	'note',
	'pollEnded',
	'follow',
	'receiveFollowRequest',
	'followRequestAccepted',
	'chatRoomInvitationReceived',
	'roleAssigned',
	'achievementEarned',
	'exportCompleted',
	'login',
	'createToken',
	'app',
	'test',
] as const;

export type ListedType = (typeof LISTED_TYPES)[number];

/** What is stored of a list's filter: names that this version doesn't know are left alone, anything else is nothing. */
export const readExcluded = (stored: unknown): readonly ListedType[] =>
	LISTED_TYPES.filter(type => Array.isArray(stored) && stored.includes(type));

/** Whether a list shows a type. A type that isn't known is always shown. */
export const isListed = (type: string, excluded: readonly string[]): boolean =>
	!excluded.includes(type.replace(/:grouped$/, ''));
