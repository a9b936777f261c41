import { defineThing } from '@/stores/queries/Query';
import { toModeratedUser } from './toModeratedUser';

/** Somebody as moderators see them; the profile goes to the session's entities. */
export const moderatedUserQuery = defineThing({
	name: 'moderatedUser',
	lifetime: 'open',
	async fetch(session, userId: string, signal) {
		// First of all: that there is nobody is told by this one alone.
		const user = await session.api.call('users/show', { userId }, { signal });
		session.entities.ingestUsers([user]);
		return toModeratedUser(userId, await session.api.call('admin/show-user', { userId }, { signal }));
	},
});
