import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { isOfferDue } from './isOfferDue';
import { readProgress } from './progress';
import { TutorialCard } from './TutorialCard';
import { tutorialSetting } from './tutorialSetting';

/** Shows the tutorial's card while it runs, and once offers it to a new account (rules/start#tutorial). */
export default function Tutorial(): ReactNode {
	const session = useSession();
	const stored = useBaseSetting(tutorialSetting);
	const progress = useMemo(() => readProgress(stored, []), [stored]);
	const createdAt = useMe(me => me?.createdAt ?? null);
	const [now] = useState(Date.now);
	const { isOwed } = progress;
	useEffect(() => {
		if (!isOwed) return;
		import('./claimTutorial')
			.then(({ claimTutorial }) => claimTutorial(session))
			.catch(error => console.warn('An achievement could not be claimed.', error));
	}, [session, isOwed]);
	return progress.state === 'running' || isOfferDue(progress.state, createdAt, now) ? <TutorialCard /> : null;
}
