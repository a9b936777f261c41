import { defineThing } from '@/stores/queries/Query';
import { readUser } from '@/stores/session/readUser';

type Who = { readonly userId: string } | { readonly username: string; readonly host: string | null };

/** A user with their profile, which is ingested; the result is their id. */
export const personQuery = defineThing({
	name: 'person',
	lifetime: 'open',
	fetch: (session, who: Who, signal) => readUser(session, who, signal),
});
