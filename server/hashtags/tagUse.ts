import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { IN_OPEN_NOTE } from './openTags';

export const TAG_ORDERS = [
	'+mentionedUsers',
	'-mentionedUsers',
	'+mentionedLocalUsers',
	'-mentionedLocalUsers',
	'+mentionedRemoteUsers',
	'-mentionedRemoteUsers',
	'+attachedUsers',
	'-attachedUsers',
	'+attachedLocalUsers',
	'-attachedLocalUsers',
	'+attachedRemoteUsers',
	'-attachedRemoteUsers',
] as const;
export type TagOrder = (typeof TAG_ORDERS)[number];

export type TagUse = entities.Hashtag;

/** Every hashtag with the users who used it in an open note (`mentioned`) or have it in their profile (`attached`). */
const USES = `
	SELECT g.tag, g.userId, g.isLocal, 1 AS mentioned, 0 AS attached FROM noteTags g WHERE ${IN_OPEN_NOTE}
	UNION ALL
	SELECT tag.value, u.id, u.host IS NULL, 0, 1 FROM users u, json_each(u.tags) tag WHERE u.isSuspended = 0`;
const people = (what: 'mentioned' | 'attached', isLocal?: 0 | 1): string =>
	`count(DISTINCT CASE WHEN ${what} = 1${isLocal === undefined ? '' : ` AND isLocal = ${isLocal}`} THEN userId END)`;
const COUNTED = `
	SELECT tag,
		${people('mentioned')} AS mentionedUsersCount,
		${people('mentioned', 1)} AS mentionedLocalUsersCount,
		${people('mentioned', 0)} AS mentionedRemoteUsersCount,
		${people('attached')} AS attachedUsersCount,
		${people('attached', 1)} AS attachedLocalUsersCount,
		${people('attached', 0)} AS attachedRemoteUsersCount
	FROM (${USES})`;

/**
 * The users of a hashtag; null for none.
 * @param tag in any case
 */
export function tagUse({ db }: Core, tag: string): TagUse | null {
	return db.get<TagUse>(`${COUNTED} WHERE tag = ? GROUP BY tag`, tag.toLowerCase()) ?? null;
}

export interface TagList {
	sort: TagOrder;
	limit: number;
	attachedToUserOnly: boolean;
	attachedToLocalUserOnly: boolean;
	attachedToRemoteUserOnly: boolean;
}

/** Hashtags by their number of users; `+`: the most first. */
export function listTags({ db }: Core, { sort, limit, ...only }: TagList): TagUse[] {
	const having = [
		'1',
		...(only.attachedToUserOnly ? ['attachedUsersCount > 0'] : []),
		...(only.attachedToLocalUserOnly ? ['attachedLocalUsersCount > 0'] : []),
		...(only.attachedToRemoteUserOnly ? ['attachedRemoteUsersCount > 0'] : []),
	].join(' AND ');
	const order = `${sort.slice(1)}Count ${sort.startsWith('+') ? 'DESC' : 'ASC'}`;
	return db.all<TagUse>(`${COUNTED} GROUP BY tag HAVING ${having} ORDER BY ${order}, tag LIMIT ?`, limit);
}
