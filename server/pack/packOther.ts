import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { type UserRow, users } from '../store/tables/users';
import { packUsers } from './packUser';

/** Users with profiles as the viewer sees them, by id; may include the viewer. */
export function packEveryone(core: Core, ids: readonly string[], viewer: UserRow | null) {
	const rows = core.db.byIds(users, ids);
	// The published type only allows others; the viewer has more fields.
	const packed = packUsers(core, [...rows.values()], viewer) as entities.UserDetailedNotMe[];
	return new Map(packed.map(user => [user.id, user]));
}

/** Other users with profiles as the viewer sees them, by id. Never includes the viewer. */
export function packOthers(core: Core, ids: readonly string[], viewer: UserRow | null) {
	return packEveryone(
		core,
		ids.filter(id => id !== viewer?.id),
		viewer,
	);
}

/**
 * One of them.
 * @throws Error if there is no such user
 */
export function packOther(core: Core, id: string, viewer: UserRow | null): entities.UserDetailedNotMe {
	const user = packOthers(core, [id], viewer).get(id);
	if (!user) throw new Error(`no user ${id}`);
	return user;
}
