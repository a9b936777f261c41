import type { UseQueryResult } from '@tanstack/react-query';
import type { FeedLine } from '@/blocks/rss/feedLines';
import { feedQuery } from '@/blocks/rss/feedQuery';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';

/** The items of a feed, fetched again while the widget can be seen; nothing is asked without an address. */
export const useFeedLines = (url: string, everySec: number, shuffle: boolean): UseQueryResult<readonly FeedLine[]> =>
	useWidgetThing(feedQuery, { url: url.trim(), shuffle }, everySec, url !== '');
