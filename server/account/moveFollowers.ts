import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import type { JobData } from '../jobs/JobData';
import type { Job } from '../jobs/JobQueue';
import { pause } from '../jobs/pause';
import { block } from '../relations/block';
import { follow } from '../relations/follow';
import { mute } from '../relations/mute';
import { unfollow } from '../relations/unfollow';
import { listMembers } from '../store/tables/collections';
import { blocks, follows, mutes } from '../store/tables/relations';
import { type UserRow, users } from '../store/tables/users';

/**
 * After a user has moved: local followers follow the new account instead, those who muted or blocked the old one mute or
 * block the new one too, and lists have it as well. Can run again where it was interrupted.
 */
export async function moveFollowers(core: Core, { userId, data }: Job<JobData['move']>, signal: AbortSignal) {
	const both = () => ({ from: core.db.byId(users, userId), to: core.db.byId(users, data.toId) });
	const { from, to } = both();
	if (!from || !to) return;
	await each(core, core.db.select(blocks, 'WHERE t.blockeeId = ?', from.id), signal, ({ blockerId }) => {
		const blocker = localUser(core, blockerId, to);
		if (blocker) block(core, blocker, to);
	});
	await each(core, core.db.select(mutes, 'WHERE t.muteeId = ?', from.id), signal, ({ muterId, expiresAt }) => {
		if (localUser(core, muterId, to)) mute(core, muterId, to.id, expiresAt);
	});
	await each(core, core.db.select(listMembers, 'WHERE t.userId = ?', from.id), signal, ({ listId, withReplies }) => {
		core.db.insertNew(listMembers, { id: core.ids.next(), listId, userId: to.id, withReplies });
	});
	await each(
		core,
		core.db.select(follows, 'WHERE t.followeeId = ?', from.id),
		signal,
		({ followerId, withReplies }) => {
			const [follower, present] = [localUser(core, followerId, to), both()];
			if (!follower || !present.from || !present.to) return;
			followInstead(core, follower, { from: present.from, to: present.to, withReplies });
		},
	);
}

interface Change {
	from: UserRow;
	to: UserRow;
	withReplies: boolean;
}

/** The old account is left in any case: it posts nothing any more. */
function followInstead(core: Core, follower: UserRow, { from, to, withReplies }: Change): void {
	try {
		follow(core, follower, to, { withReplies });
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
	}
	unfollow(core, follower, from);
}

/** Someone of this server, other than the new account. */
function localUser({ db }: Core, id: string, to: UserRow): UserRow | null {
	const user = db.byId(users, id);
	return user && user.host === null && user.id !== to.id ? user : null;
}

/** Row by row, with pauses. What is refused, such as what is so already, is skipped. */
async function each<Row>(core: Core, rows: readonly Row[], signal: AbortSignal, act: (row: Row) => void) {
	for (const row of rows) {
		await pause(signal);
		try {
			core.db.transaction(() => act(row));
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
		}
	}
}
