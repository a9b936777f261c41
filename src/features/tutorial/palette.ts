import { fixedList, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import { currentSession } from '@/stores/session/sessions';
import type { IconName } from '@/ui/icon/Icon';
import { changeProgress, tutorialProgress } from './changeProgress';
import { currentStep, started } from './progress';
import { stepsFor } from './steps';
import { TUTORIAL_CARD, tutorialPlace } from './tutorialPlace';

interface TutorialEntry {
	readonly text: string;
	readonly icon: IconName;
	readonly run: () => void;
}

/** Starts or continues the tutorial of the page's account; null for visitors, and where no layout shows it. */
export function tutorialEntry(): TutorialEntry | null {
	const session = currentSession();
	if (!session.isMember || !tutorialPlace.isThere) return null;
	const offered = stepsFor(session).map(({ id }) => id);
	const progress = tutorialProgress();
	const isBegun = progress.done.length + progress.skipped.length > 0 && currentStep(progress, offered) !== null;
	const { start, resume } = text.tutorial;
	return {
		text: isBegun && progress.state !== 'ended' ? resume : start,
		icon: 'flag',
		run() {
			changeProgress(now => started(now, offered));
			const card = document.querySelector<HTMLElement>(TUTORIAL_CARD);
			if (card) card.focus();
			else tutorialPlace.takesFocus = true;
		},
	};
}

/** The same in the palette. */
export const palette: PaletteSource = {
	group: 'actions',
	list: () =>
		fixedList(() => {
			const entry = tutorialEntry();
			if (!entry) return [];
			const { text: title, icon, run } = entry;
			return [{ id: 'tutorial', title, words: [text.tutorial.title], icon, run }];
		}),
};
