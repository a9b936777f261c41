import { startTransition, useEffect, useState } from 'react';
import { Feed } from '@/stores/feeds/Feed';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { FeedState } from '@/stores/feeds/FeedState';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';

/**
 * The feed of one source, which lives as long as the component. A new key makes a new feed.
 * @param makeSource called once per key
 */
export const useFeed = (key: string, makeSource: () => FeedSource): { feed: Feed; state: FeedState } =>
	useShownFeed(key, () => new Feed(makeSource()));

/**
 * A feed that lives as long as the component. A new key makes a new feed.
 * @param make called once per key
 */
export function useShownFeed<F extends ShownFeed>(key: string, make: () => F): { feed: F; state: FeedState } {
	const [held, setHeld] = useState(() => ({ key, feed: make() }));
	let { feed } = held;
	if (held.key !== key) {
		feed = make();
		setHeld({ key, feed });
	}
	const [shown, setShown] = useState({ feed, state: feed.state });
	useEffect(() => {
		const end = feed.subscribe(isLive => {
			const show = () => setShown({ feed, state: feed.state });
			// Arrivals are rendered in time slices, all columns together, and painted once.
			if (isLive) startTransition(show);
			else show();
		});
		feed.start();
		return () => {
			end();
			feed.stop();
		};
	}, [feed]);
	return { feed, state: shown.feed === feed ? shown.state : feed.state };
}
