import { useEffect, useState } from 'react';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useMe } from '@/stores/session/SessionContext';
import { isOfferDue } from './isOfferDue';
import { tutorialPlace } from './tutorialPlace';
import { tutorialSetting } from './tutorialSetting';

/**
 * Whether the page's account has the tutorial open, is offered it, or has its achievement to claim: few have, and only
 * they load its code. For layouts that have room for it.
 */
export function useIsTutorialDue(): boolean {
	const { state, isOwed } = useBaseSetting(tutorialSetting) as { readonly state?: unknown; readonly isOwed?: unknown };
	const createdAt = useMe(me => me?.createdAt ?? null);
	const [now] = useState(Date.now);
	useEffect(() => {
		tutorialPlace.isThere = true;
		return () => {
			tutorialPlace.isThere = false;
		};
	}, []);
	return state === 'running' || isOwed === true || isOfferDue(state, createdAt, now);
}
