import { useMemo } from 'react';
import type { Feed } from '@/stores/feeds/Feed';
import type { FeedState } from '@/stores/feeds/FeedState';
import { usePreference } from '@/stores/preferences/usePreference';
import { useMe, useServerInfo } from '@/stores/session/SessionContext';
import { adRows } from './adRows';
import type { RowStage } from './rows';
import type { TimelineDefinition } from './TimelineDefinition';
import { forceShowAds } from './timelineSettings';

/** The ads of one list; none for users whose role hides them, unless they want to see them (rules/appearance#ads). */
export function useAdRows(feed: Feed, timeline: TimelineDefinition, status: FeedState['status']): RowStage {
	const hasAds = useServerInfo(info => (info?.ads?.length ?? 0) > 0);
	const wanted = useServerInfo(info => info?.notesPerOneAd ?? 0);
	const isSpared = useMe(me => me?.policies.canHideAds ?? false);
	const isForced = usePreference(forceShowAds);
	// Positions are counted from the first page; recalled notes aren't part of it.
	const isPlaced = status !== 'recalled' && hasAds && !timeline.isWithoutAds;
	const notesPerAd = isPlaced && (!isSpared || isForced) ? wanted : 0;
	// Each feed starts with a first page of its own.
	return useMemo(() => (feed.state.status === 'failed' ? adRows(0) : adRows(notesPerAd)), [feed, notesPerAd]);
}
