import { useCallback, useEffect, useState } from 'react';
import { isSeenQueryEmpty, type SeenQuery } from '@/domain/seen/seenQuery';
import { findSeen, type SeenResults } from './seenResults';

interface Shown extends SeenResults {
	/** Of which search. */
	readonly of: Search | null;
	readonly error: unknown;
}

/** A search, until another one replaces it. */
interface Search {
	readonly query: SeenQuery;
	readonly accounts: readonly string[];
	readonly abort: AbortController;
}

const NOTHING: Shown = { of: null, rows: [], next: null, error: null };

/** What is found for a query, at each change; what was found before shows until then. */
export function useSeenResults(query: SeenQuery, accounts: readonly string[]) {
	const [shown, setShown] = useState(NOTHING);
	const [search, setSearch] = useState<Search | null>(null);
	const begin = useCallback(() => {
		const abort = new AbortController();
		const begun: Search = { query, accounts, abort };
		setSearch(begun);
		if (isSeenQueryEmpty(query)) setShown(NOTHING);
		else {
			findSeen({ query, accounts, after: null }, abort.signal).then(
				found => abort.signal.aborted || setShown({ ...found, of: begun, error: null }),
				error => abort.signal.aborted || setShown({ ...NOTHING, of: begun, error }),
			);
		}
		return () => abort.abort();
	}, [query, accounts]);
	useEffect(begin, [begin]);
	const loadMore = useCallback(() => {
		if (shown.of === null || shown.of !== search || shown.next === null) return;
		const { signal } = search.abort;
		findSeen({ query: search.query, accounts: search.accounts, after: shown.next }, signal).then(
			more =>
				signal.aborted ||
				setShown(before =>
					before === shown ? { ...before, rows: [...before.rows, ...more.rows], next: more.next } : before,
				),
			error => signal.aborted || console.warn('More of what was seen could not be found.', error),
		);
	}, [shown, search]);
	const isCurrent = shown.of === search && search?.query === query;
	return { ...shown, isCurrent, loadMore, retry: begin };
}
