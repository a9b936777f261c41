import { seenClient } from '@workers/seen/seen.client';
import { useCallback, useEffect, useState } from 'react';
import { isSeenQueryEmpty, type SeenQuery } from '@/domain/seen/seenQuery';
import { findSeen, type SeenResults, type SeenRow } from './seenResults';

/** A search, until another one replaces it. */
interface Search {
	readonly query: SeenQuery;
	readonly accounts: readonly string[];
	readonly abort: AbortController;
}

interface Shown extends SeenResults {
	readonly of: Search | null;
	readonly error: unknown;
}

/** Changes of the index within this time are looked up together. */
const AGAIN_MS = 1_000;

const NOTHING: Shown = { of: null, rows: [], next: null, error: null };

/**
 * What is found for a query, at each change; what was found before shows until then. What is read meanwhile is added,
 * and nothing that shows is taken away.
 */
export function useSeenResults(query: SeenQuery, accounts: readonly string[]) {
	const [shown, setShown] = useState(NOTHING);
	const [search, setSearch] = useState<Search | null>(null);
	const begin = useCallback(() => {
		const begun: Search = { query, accounts, abort: new AbortController() };
		setSearch(begun);
		if (isSeenQueryEmpty(query)) setShown(NOTHING);
		else {
			find(
				begun,
				null,
				found => setShown({ ...found, of: begun, error: null }),
				error => setShown({ ...NOTHING, of: begun, error }),
			);
		}
		return () => begun.abort.abort();
	}, [query, accounts]);
	useEffect(begin, [begin]);
	const change = useCallback(
		(next: (before: Shown) => Partial<Shown>) =>
			setShown(before => (before.of === search ? { ...before, ...next(before) } : before)),
		[search],
	);
	useEffect(() => {
		if (search === null || isSeenQueryEmpty(search.query)) return undefined;
		return watchIndex(() =>
			find(search, null, found =>
				change(({ rows, next }) => ({ rows: joined(rows, found.rows), next: rows.length === 0 ? found.next : next })),
			),
		);
	}, [search, change]);
	const loadMore = useCallback(() => {
		if (search === null || shown.of !== search || shown.next === null) return;
		find(search, shown.next, more => change(({ rows }) => ({ rows: joined(rows, more.rows), next: more.next })));
	}, [shown, search, change]);
	const isCurrent = shown.of === search && search?.query === query;
	return { ...shown, isCurrent, loadMore, retry: begin };
}

/** Calls back unless another search has replaced this one. */
function find(
	{ query, accounts, abort: { signal } }: Search,
	after: SeenResults['next'],
	found: (results: SeenResults) => void,
	failed: (error: unknown) => void = error => console.warn('What was seen could not be searched.', error),
): void {
	findSeen({ query, accounts, after }, signal).then(
		results => signal.aborted || found(results),
		error => signal.aborted || failed(error),
	);
}

/** The rows of both, newest first, each once. */
function joined(rows: readonly SeenRow[], others: readonly SeenRow[]): readonly SeenRow[] {
	const known = new Set(rows.map(({ key }) => key));
	const fresh = others.filter(({ key }) => !known.has(key));
	return fresh.length === 0 ? rows : [...rows, ...fresh].sort((one, other) => other.note.at - one.note.at);
}

/** Calls the listener some time after something was written. */
function watchIndex(look: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const end = seenClient.subscribe(() => {
		timer ??= setTimeout(() => {
			timer = undefined;
			look();
		}, AGAIN_MS);
	});
	return () => {
		clearTimeout(timer);
		end();
	};
}
