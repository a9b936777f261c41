import type { Session } from '../session/Session';
import type { lifetimes } from './lifetimes';

/** What a server is asked for and what the cache keeps, declared once beside the code that shows it. */
interface QueryBase {
	/** Unique in the app: with the session and what it is asked by, it makes the cache's key. */
	readonly name: string;
	readonly lifetime: keyof typeof lifetimes;
}

/** One thing. @template Of what it is asked by, as plain data */
export interface ThingQuery<Of, Thing> extends QueryBase {
	/** @throws {ApiError} {NetworkError} as the call does */
	readonly fetch: (session: Session, of: Of, signal: AbortSignal) => Promise<Thing>;
}

/** A list that comes page by page. */
export interface PagesQuery<Of, Item> extends QueryBase {
	/** @param cursor `next` of the page before; null: the first page. @throws {ApiError} {NetworkError} as the call does */
	readonly fetch: (session: Session, of: Of, cursor: string | null, signal: AbortSignal) => Promise<Page<Item>>;
}

export interface Page<Item> {
	readonly items: readonly Item[];
	/** What the next page is asked by: an id, or an offset. Null: it is the last page. */
	readonly next: string | null;
}

export const defineThing = <Of, Thing>(query: ThingQuery<Of, Thing>): ThingQuery<Of, Thing> => query;

export const definePages = <Of, Item>(query: PagesQuery<Of, Item>): PagesQuery<Of, Item> => query;

/** The id below which the next page begins; null after a page that is not full. */
export const nextBelow = (told: readonly { readonly id: string }[], limit: number): string | null =>
	told.length < limit ? null : (told.at(-1)?.id ?? null);

/** The key of an answer in the cache. */
export const queryKey = <Of>(session: Session, { name }: QueryBase, of: Of): readonly [string, string, Of] => [
	session.key,
	name,
	of,
];
