import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { isOfferDue, readProgress } from './progress';
import { tutorialPlace } from './tutorialPlace';
import { tutorialSetting } from './tutorialSetting';

const TutorialCard = lazyPart(() => import('./TutorialCard'));

/** Shows the tutorial's card while it runs, and once offers it to a new account (rules/start#tutorial). */
export default function Tutorial(): ReactNode {
	const session = useSession();
	const stored = useBaseSetting(tutorialSetting);
	const progress = useMemo(() => readProgress(stored, []), [stored]);
	const createdAt = useMe(me => me?.createdAt ?? null);
	const [now] = useState(Date.now);
	useEffect(() => {
		tutorialPlace.isThere = true;
		return () => {
			tutorialPlace.isThere = false;
		};
	}, []);
	const { isOwed } = progress;
	useEffect(() => {
		if (!isOwed) return;
		import('./claimTutorial')
			.then(({ claimTutorial }) => claimTutorial(session))
			.catch(error => console.warn('An achievement could not be claimed.', error));
	}, [session, isOwed]);
	if (progress.state !== 'running' && !isOfferDue(progress, createdAt, now)) return null;
	return (
		<LatePart>
			<TutorialCard />
		</LatePart>
	);
}
