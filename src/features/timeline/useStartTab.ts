import { useState } from 'react';
import { usePageHost } from '@/blocks/hosting/HostContext';
import type { Session } from '@/stores/session/Session';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { startTab } from './startTab';

const NONE: readonly string[] = [];

/** How many each session followed when its timelines were first shown. */
const followingAtFirst = new WeakMap<Session, number>();

/**
 * The tab of the timeline page until one is chosen. It stays until the app is started again: following the first person
 * on their page, or adding a column, must not put another timeline in the place of the one that Back leads to.
 */
export function useStartTab<T extends string>(offered: readonly T[]): T | null {
	const session = useSession();
	const { beside = NONE } = usePageHost();
	const [besideAtFirst] = useState(beside);
	const following = useMe(me => me?.followingCount ?? null);
	if (following !== null && !followingAtFirst.has(session)) followingAtFirst.set(session, following);
	return startTab(offered, { beside: besideAtFirst, followsNobody: followingAtFirst.get(session) === 0 });
}
