import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { type UserRow, users } from '../store/tables/users';
import { packUsers } from './packUser';

/** People with their profiles, as the viewer sees them, by id; the viewer may be among them. */
export function packEveryone(core: Core, ids: readonly string[], viewer: UserRow | null) {
	const rows = core.db.byIds(users, ids);
	// The published type knows lists of others only; whoever is the viewer comes with more.
	const packed = packUsers(core, [...rows.values()], viewer) as entities.UserDetailedNotMe[];
	return new Map(packed.map(user => [user.id, user]));
}

/** Other people with their profiles, as the viewer sees them, by id. The viewer is never among them. */
export function packOthers(core: Core, ids: readonly string[], viewer: UserRow | null) {
	return packEveryone(
		core,
		ids.filter(id => id !== viewer?.id),
		viewer,
	);
}

/** One of them. @throws Error when there is no such person */
export function packOther(core: Core, id: string, viewer: UserRow | null): entities.UserDetailedNotMe {
	const user = packOthers(core, [id], viewer).get(id);
	if (!user) throw new Error(`no user ${id}`);
	return user;
}
