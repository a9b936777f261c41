import { defineThing } from '@/stores/queries/Query';
import { toModeratedUser } from './toModeratedUser';

/** A user with the data for moderators; the profile is ingested. */
export const moderatedUserQuery = defineThing({
	name: 'moderatedUser',
	lifetime: 'open',
	async fetch(session, userId: string, signal) {
		// First, as only this call reports that the user doesn't exist.
		const user = await session.api.call('users/show', { userId }, { signal });
		session.entities.ingestUsers([user]);
		return toModeratedUser(userId, await session.api.call('admin/show-user', { userId }, { signal }));
	},
});
