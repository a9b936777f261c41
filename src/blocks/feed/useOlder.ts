import { useCallback, useEffect, useRef } from 'react';
import type { FeedState } from '@/stores/feeds/FeedState';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';

/** How many pages without a visible row are fetched in a row before the user has to ask again. */
const MOST_PAGES = 10;

interface Asked {
	readonly lastEntry: string | undefined;
	readonly lastRow: string | undefined;
	readonly page: number;
}

/**
 * Fetches older entries. If nothing of a page is visible (all is muted, or joins an existing row), the next page
 * follows, as a user at the end could not scroll further to ask for it.
 */
export function useOlder(feed: ShownFeed, state: FeedState, rows: readonly { readonly key: string }[]): () => void {
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
