import { type RefObject, useEffect } from 'react';
import type { DeckColumn } from '@/domain/deck/deck';
import { START } from '@/stores/feeds/FeedState';
import type { MergedFeed } from '@/stores/feeds/MergedFeed';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { mergedHosts, type ReadingHost } from '../reading/mergedHosts';
import type { ReadableSource } from './resolveSources';

/** What is read in a merged column counts as read in its timelines (rules/timelines#what-was-read). */
export function useReadingHosts(
	column: DeckColumn,
	sources: readonly ReadableSource[],
	feed: MergedFeed,
	list: RefObject<VirtualListHandle | null>,
): void {
	useEffect(() => {
		const hosts = sources.map(({ source, session }, index): ReadingHost => {
			const { type, target, account } = source;
			return {
				...{ session, id: column.id, column: { ...column, type, target, account } },
				feed: {
					get state() {
						return feed.sourceStates[index] ?? START;
					},
				},
				rows: () => rowsOf(list.current?.rows, session.key),
			};
		});
		for (const host of hosts) mergedHosts.add(host);
		return () => {
			for (const host of hosts) mergedHosts.delete(host);
		};
	}, [column, sources, feed, list]);
}

/** The rows that show through an account. */
const rowsOf = (rows: VirtualListHandle['rows'] | undefined, sessionKey: string): ReadonlyMap<string, Element> =>
	new Map([...(rows ?? [])].filter(([, row]) => row.querySelector(`[data-session="${CSS.escape(sessionKey)}"]`)));
