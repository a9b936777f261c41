import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { text } from '@/i18n/text';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { usePageMark } from '@/platform/usePageMark';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { toast } from '@/ui/toast/toasts';
import { changeProgress } from './changeProgress';
import { currentStep, readProgress, started, withDone } from './progress';
import { STEP_IDS, stepsFor } from './steps';
import styles from './TutorialCard.module.css';
import { TutorialEnd } from './TutorialEnd';
import { TutorialOffer } from './TutorialOffer';
import { TutorialStepView } from './TutorialStepView';
import { tutorialPlace } from './tutorialPlace';
import { tutorialSetting } from './tutorialSetting';
import { useReservedRoom } from './useReservedRoom';

/** The tutorial beside the page: the offer, the current step, or the end. The page stays usable. */
export function TutorialCard(): ReactNode {
	const session = useSession();
	const stored = useBaseSetting(tutorialSetting);
	const progress = useMemo(() => readProgress(stored, STEP_IDS), [stored]);
	const offered = useMemo(() => stepsFor(session), [session]);
	const ids = useMemo(() => offered.map(({ id }) => id), [offered]);
	const isRunning = progress.state === 'running';
	useEffect(() => {
		if (!isRunning) return undefined;
		const ends = offered.map(({ id, watch }) => watch(session, () => changeProgress(now => withDone(now, id, ids))));
		return () => {
			for (const end of ends) end();
		};
	}, [session, offered, ids, isRunning]);
	const card = useRef<HTMLElement>(null);
	const isMobile = useDeviceKind() === 'mobile';
	useReservedRoom(card, isMobile);
	usePageMark('data-with-tutorial');
	useLayoutEffect(() => {
		if (tutorialPlace.takesFocus) card.current?.focus();
		tutorialPlace.takesFocus = false;
	}, []);
	/** Keeps the focus in the card, as the pressed button may be gone. */
	const change = (next: Parameters<typeof changeProgress>[0]) => {
		card.current?.focus({ preventScroll: true });
		changeProgress(next);
	};
	const leave = (state: 'paused' | 'ended') => {
		changeProgress(now => ({ ...now, state }));
		toast(text.tutorial.where, { icon: 'info' });
	};
	const current = currentStep(progress, ids);
	const step = offered.find(({ id }) => id === current);
	return (
		<aside
			ref={card}
			className={styles.card}
			data-tutorial=""
			data-floating=""
			// Not a part of the view that the next start shows first.
			data-late=""
			data-region=""
			data-mobile={isMobile || undefined}
			aria-label={text.tutorial.title}
			tabIndex={-1}
		>
			{!isRunning ? (
				<TutorialOffer
					count={ids.length}
					onStart={() => change(now => started(now, ids))}
					onLater={() => leave('paused')}
				/>
			) : step ? (
				<TutorialStepView
					step={step}
					place={ids.indexOf(step.id) + 1}
					progress={progress}
					offered={ids}
					onChange={change}
					onPause={() => leave('paused')}
					onEnd={() => leave('ended')}
				/>
			) : (
				<TutorialEnd
					skipped={ids.filter(id => progress.skipped.includes(id)).length}
					onAgain={() => change(now => ({ ...now, skipped: [] }))}
					onClose={() => changeProgress(now => ({ ...now, state: 'ended' }))}
				/>
			)}
		</aside>
	);
}
