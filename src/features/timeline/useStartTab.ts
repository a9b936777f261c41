import { useState } from 'react';
import { usePageHost } from '@/blocks/hosting/HostContext';
import { useMe } from '@/stores/session/SessionContext';
import { startTab } from './startTab';

const NONE: readonly string[] = [];

/**
 * The tab of the timeline page until one is chosen. It stays while the page is shown: following the first person or
 * adding a column must not put another timeline in the place of the one being read.
 */
export function useStartTab<T extends string>(offered: readonly T[]): T | null {
	const { beside = NONE } = usePageHost();
	const [besideAtFirst] = useState(beside);
	const following = useMe(me => me?.followingCount ?? null);
	const [followingAtFirst, setFollowingAtFirst] = useState(following);
	if (followingAtFirst === null && following !== null) setFollowingAtFirst(following);
	return startTab(offered, { beside: besideAtFirst, followsNobody: followingAtFirst === 0 });
}
