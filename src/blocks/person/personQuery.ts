import { defineThing } from '@/stores/queries/Query';

type Who = { readonly userId: string } | { readonly username: string; readonly host: string | null };

/** A user with their profile, which is ingested; the result is their id. */
export const personQuery = defineThing({
	name: 'person',
	lifetime: 'open',
	async fetch(session, who: Who, signal) {
		const user = await session.api.call('users/show', who, { signal });
		session.entities.ingestUsers([user]);
		return user.id;
	},
});
