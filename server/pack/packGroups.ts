import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { NotificationGroup } from '../notifications/groupNotifications';
import { type PackedNotification, packNotifications } from './packNotification';

/** The fields of a single notification of a grouped kind. */
interface Single {
	id: string;
	createdAt: string;
	note: entities.Note;
	user: entities.UserLite;
	reaction?: string;
}

/**
 * Groups for their reader. A group has the id of its oldest notification, so that paging continues behind it, and the
 * time of its newest.
 */
export function packGroups(core: Core, groups: readonly NotificationGroup[]): PackedNotification[] {
	const packed = new Map(packNotifications(core, groups.flat()).map(one => [one.id, one]));
	return groups.flatMap(rows => {
		const found = rows.flatMap(row => packed.get(row.id) ?? []);
		const [first] = found;
		if (!first) return [];
		return found.length === 1 ? [first] : [packGroup(rows[0].type, found as Single[])];
	});
}

/** @param singles two or more */
function packGroup(type: string, singles: readonly Single[]): PackedNotification {
	const newestFirst = [...singles].sort((a, b) => (a.id < b.id ? 1 : -1));
	const [newest] = newestFirst;
	const oldest = newestFirst.at(-1);
	const members =
		type === 'reaction'
			? { reactions: newestFirst.map(({ user, reaction }) => ({ user, reaction })) }
			: { users: newestFirst.map(one => one.user) };
	const base = { id: oldest?.id, createdAt: newest?.createdAt, type: `${type}:grouped`, note: newest?.note };
	return { ...base, ...members } as PackedNotification;
}
