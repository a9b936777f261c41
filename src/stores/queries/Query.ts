import type { Session } from '../session/Session';
import type { lifetimes } from './lifetimes';

/** A request to a server and its place in the cache, declared beside the code that shows the result. */
interface QueryBase {
	/** Unique in the app. Together with the session and the parameters it forms the cache key. */
	readonly name: string;
	readonly lifetime: keyof typeof lifetimes;
}

/** A single response. @template Of the parameters, as plain data */
export interface ThingQuery<Of, Thing> extends QueryBase {
	/** @throws {ApiError} {NetworkError} as the call does */
	readonly fetch: (session: Session, of: Of, signal: AbortSignal) => Promise<Thing>;
}

/** A list that is fetched page by page. */
export interface PagesQuery<Of, Item> extends QueryBase {
	/**
	 * @param cursor `next` of the previous page; null for the first page
	 * @throws {ApiError} {NetworkError} as the call does
	 */
	readonly fetch: (session: Session, of: Of, cursor: string | null, signal: AbortSignal) => Promise<Page<Item>>;
}

export interface Page<Item> {
	readonly items: readonly Item[];
	/** The cursor of the next page: an id, or an offset. Null for the last page. */
	readonly next: string | null;
}

export const defineThing = <Of, Thing>(query: ThingQuery<Of, Thing>): ThingQuery<Of, Thing> => query;

export const definePages = <Of, Item>(query: PagesQuery<Of, Item>): PagesQuery<Of, Item> => query;

/** The page size of lists that aren't timelines (rules/api#pages-of-lists). */
export const LIST_PAGE = 10;

/** The last id as the cursor of the next page; null if the page was not full. */
export const nextBelow = (told: readonly { readonly id: string }[], limit: number): string | null =>
	told.length < limit ? null : (told.at(-1)?.id ?? null);

/** The cursor of the next page of a list that is paged by offset; null if the page was not full. */
export const nextOffset = (told: readonly unknown[], offset: number, limit: number): string | null =>
	told.length < limit ? null : String(offset + limit);

/** The key of a response in the cache. */
export const queryKey = <Of>(session: Session, { name }: QueryBase, of: Of): readonly [string, string, Of] => [
	session.key,
	name,
	of,
];
