import { pathTo } from '@/domain/paths/pathTo';
import type { SearchOf } from '@/domain/paths/patterns';

export type SearchType = 'note' | 'user';
export type SearchOrigin = 'combined' | 'local' | 'remote';

/** What the address of the search page says (rules/people#search). */
export interface SearchQuery {
	readonly q: string;
	readonly type: SearchType;
	readonly origin: SearchOrigin;
	/** Notes of this person alone: by id, or by name and server. */
	readonly userId: string | null;
	readonly username: string | null;
	/** The person's server; without a name, notes of that server alone. */
	readonly host: string | null;
	/** Notes in this channel alone. */
	readonly channel: string | null;
}

/** Reads what a page's address asks for; what is unknown counts as left out. */
export function parseSearchQuery(search: SearchOf<'search'>): SearchQuery {
	const read = (key: keyof SearchOf<'search'>) => search[key]?.trim() || null;
	const origin = read('origin');
	return {
		q: read('q') ?? '',
		type: read('type') === 'user' ? 'user' : 'note',
		origin: origin === 'local' || origin === 'remote' ? origin : 'combined',
		userId: read('userId'),
		username: read('username'),
		host: read('host'),
		channel: read('channel'),
	};
}

/** The address of a search, without what is as it would be anyway. */
export function searchPath({ q, type, origin, userId, username, host, channel }: SearchQuery): string {
	return pathTo(
		'search',
		{},
		{
			q,
			type: type === 'note' ? null : type,
			origin: origin === 'combined' ? null : origin,
			...{ userId, username, host, channel },
		},
	);
}
