import { pathTo } from '@/domain/paths/pathTo';
import type { SearchOf } from '@/domain/paths/patterns';

/** `seen`: notes that this device has shown (rules/seen). */
export type SearchType = 'note' | 'user' | 'seen';
export type SearchOrigin = 'combined' | 'local' | 'remote';

/** The query in the address of the search page (rules/people#search). */
export interface SearchQuery {
	readonly q: string;
	readonly type: SearchType;
	readonly origin: SearchOrigin;
	/** Restricts to notes of this user: by id, or by name and server. */
	readonly userId: string | null;
	readonly username: string | null;
	/** The user's server; without a name, restricts to notes of that server. */
	readonly host: string | null;
	/** Restricts to notes of this channel. */
	readonly channel: string | null;
}

const TYPES: readonly SearchType[] = ['note', 'user', 'seen'];

/** Parses a page's query; unknown values are ignored. */
export function parseSearchQuery(search: SearchOf<'search'>): SearchQuery {
	const read = (key: keyof SearchOf<'search'>) => search[key]?.trim() || null;
	const origin = read('origin');
	return {
		q: read('q') ?? '',
		type: TYPES.find(type => type === read('type')) ?? 'note',
		origin: origin === 'local' || origin === 'remote' ? origin : 'combined',
		userId: read('userId'),
		username: read('username'),
		host: read('host'),
		channel: read('channel'),
	};
}

/** A search as the target of a column: the query of its page's address. */
export const searchTargetId = (query: SearchQuery): string => searchPath(query).split('?')[1] ?? '';

/** The path of a search, without default values. */
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
