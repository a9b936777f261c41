import type { UseQueryResult } from '@tanstack/react-query';
import { useThing } from '@/blocks/query/useThing';
import { acct } from '@/domain/person/acct';
import { defineThing } from '@/stores/queries/Query';
import type { SearchQuery } from './searchQuery';

/** The user whose notes are searched. */
interface PersonSearched {
	readonly id: string;
	/** `@name` or `@name@host`. */
	readonly name: string;
}

type Named = Pick<SearchQuery, 'userId' | 'username' | 'host'>;

const personSearchedQuery = defineThing({
	name: 'personSearched',
	lifetime: 'steady',
	async fetch(session, { userId, username, host }: Named, signal): Promise<PersonSearched> {
		const whom = userId === null ? { username: username ?? '', host } : { userId };
		const user = await session.api.call('users/show', whom, { signal });
		return { id: user.id, name: acct({ username: user.username ?? '', host: user.host ?? null }) };
	},
});

/** Whether the query names a user. */
export const namesPerson = ({ userId, username }: Named): boolean => userId !== null || username !== null;

/** The user whose notes are searched, if the query names one: by id, or by name and server. */
export function usePersonSearched({ userId, username, host }: SearchQuery): UseQueryResult<PersonSearched> {
	const named = { userId, username, host };
	return useThing(personSearchedQuery, named, namesPerson(named));
}
