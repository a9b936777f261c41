import { useCallback, useEffect, useRef } from 'react';
import type { Feed, FeedState } from '@/stores/feeds/Feed';

/** How many pages without a row follow each other before the reader has to ask again. */
const MOST_PAGES = 10;

interface Asked {
	readonly lastEntry: string | undefined;
	readonly lastRow: string | undefined;
	readonly page: number;
}

/**
 * Goes on to older entries. A page of which nothing shows (all is muted, or joins a row that is there) is followed by
 * the next one: the reader is at the end already, and could not scroll on to ask for it.
 */
export function useOlder(feed: Feed, state: FeedState, rows: readonly { readonly key: string }[]): () => void {
	const asked = useRef<Asked | null>(null);
	const shown = useRef({ state, rows });
	const ask = useCallback(
		(page: number) => {
			const { state, rows } = shown.current;
			asked.current = { lastEntry: state.entries.at(-1)?.key, lastRow: rows.at(-1)?.key, page };
			void feed.loadOlder();
		},
		[feed],
	);
	useEffect(() => {
		shown.current = { state, rows };
		const last = asked.current;
		const hasCome = last && state.older !== 'loading' && state.entries.at(-1)?.key !== last.lastEntry;
		if (!hasCome) return;
		asked.current = null;
		if (state.older === 'idle' && rows.at(-1)?.key === last.lastRow && last.page < MOST_PAGES) ask(last.page + 1);
	}, [state, rows, ask]);
	return useCallback(() => ask(1), [ask]);
}
