import { seenClient } from '@workers/seen/seen.client';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSeenQueryEmpty, type SeenQuery } from '@/domain/seen/seenQuery';
import { findSeen, findSeenAgain, type SeenResults, type SeenRow } from './seenResults';

/** A search, until another one replaces it. */
interface Search {
	readonly query: SeenQuery;
	readonly accounts: readonly string[];
	/** How often it was tried again after a failure. */
	readonly attempt: number;
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
 * and nothing that shows is taken away. Results are drawn in time slices, as people go on typing.
 */
export function useSeenResults(query: SeenQuery, accounts: readonly string[]) {
	const [attempt, setAttempt] = useState(0);
	const search = useMemo((): Search => ({ query, accounts, attempt }), [query, accounts, attempt]);
	const isEmpty = isSeenQueryEmpty(query);
	const [shown, setShown] = useState(NOTHING);
	const latest = useRef(shown);
	useEffect(() => {
		latest.current = shown;
	}, [shown]);
	const running = useRef<AbortSignal | null>(null);
	const change = useCallback(
		(next: (before: Shown) => Partial<Shown>) =>
			startTransition(() => setShown(before => (before.of === search ? { ...before, ...next(before) } : before))),
		[search],
	);
	useEffect(() => {
		if (isSeenQueryEmpty(search.query)) return undefined;
		const abort = new AbortController();
		running.current = abort.signal;
		const show = (results: Shown) => startTransition(() => setShown(results));
		settle(
			findSeen({ ...asked(search), after: null }, abort.signal),
			abort.signal,
			found => show({ ...found, of: search, error: null }),
			error => show({ ...NOTHING, of: search, error }),
		);
		const end = watchIndex(() =>
			settle(findSeenAgain(asked(search), reachOf(latest.current, search), abort.signal), abort.signal, found =>
				change(({ rows, next }) => ({ rows: joined(rows, found.rows), next: rows.length === 0 ? found.next : next })),
			),
		);
		return () => {
			abort.abort();
			end();
		};
	}, [search, change]);
	const loadMore = useCallback(() => {
		const { current: signal } = running;
		if (shown.of !== search || shown.next === null || signal === null) return;
		settle(findSeen({ ...asked(search), after: shown.next }, signal), signal, more =>
			change(({ rows }) => ({ rows: joined(rows, more.rows), next: more.next })),
		);
	}, [shown, search, change]);
	const results = isEmpty ? NOTHING : shown;
	return { ...results, isCurrent: shown.of === search, loadMore, retry: () => setAttempt(attempt + 1) };
}

const asked = ({ query, accounts }: Search) => ({ query, accounts });

/** The time down to which a search has been shown: that of its last hit, and any time once there are no more. */
function reachOf({ of, next }: Shown, search: Search): number {
	if (of !== search) return Number.POSITIVE_INFINITY;
	return next?.at ?? Number.NEGATIVE_INFINITY;
}

/** @param signal aborted once another search has replaced this one: then nothing is called back */
function settle(
	results: Promise<SeenResults>,
	signal: AbortSignal,
	found: (results: SeenResults) => void,
	failed: (error: unknown) => void = error => console.warn('What was seen could not be searched.', error),
): void {
	results.then(
		each => signal.aborted || found(each),
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
