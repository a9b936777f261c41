import { baseSettings } from '@/stores/preferences/BaseSettings';
import { type Progress, readProgress } from './progress';
import { STEP_IDS } from './steps';
import { tutorialSetting } from './tutorialSetting';

export const tutorialProgress = (): Progress => readProgress(baseSettings.get(tutorialSetting), STEP_IDS);

/** Changes what is stored, which another tab may have changed meanwhile. */
export function changeProgress(change: (progress: Progress) => Progress): void {
	const before = tutorialProgress();
	const after = change(before);
	if (after !== before) baseSettings.set(tutorialSetting, after);
}
