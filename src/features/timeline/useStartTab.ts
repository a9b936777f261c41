import { useState } from 'react';
import { usePageHost } from '@/blocks/hosting/HostContext';
import type { Session } from '@/stores/session/Session';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { startTab } from './startTab';

const NONE: readonly string[] = [];

/** How many users each session followed when its timelines were first shown. */
const followingAtFirst = new WeakMap<Session, number>();

/**
 * The initial tab of the timeline page. It stays until the app is restarted: following the first user on their page, or
 * adding a column, must not change the timeline that Back returns to.
 */
export function useStartTab<T extends string>(offered: readonly T[]): T | null {
	const session = useSession();
	const { beside = NONE } = usePageHost();
	const [besideAtFirst] = useState(beside);
	const following = useMe(me => me?.followingCount ?? null);
	if (following !== null && !followingAtFirst.has(session)) followingAtFirst.set(session, following);
	return startTab(offered, { beside: besideAtFirst, followsNobody: followingAtFirst.get(session) === 0 });
}
