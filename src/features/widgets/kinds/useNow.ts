import { useState } from 'react';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';
import { FullSteps } from './FullSteps';

const steps = new Map<number, FullSteps>();

/**
 * The time, renewed at each full step while the widget can be seen.
 * @param stepMs such as 1000 for each second
 */
export function useNow(stepMs: number): number {
	const [now, setNow] = useState(() => Date.now());
	useWhileVisible(step => {
		setNow(Date.now());
		return listenToFullSteps(step, setNow);
	}, stepMs);
	return now;
}

/**
 * Calls the listener at each full step, with the time in milliseconds since the epoch.
 * @param stepMs such as 1000 for each full second
 * @returns ends it
 */
export function listenToFullSteps(stepMs: number, listener: (now: number) => void): () => void {
	const all = steps.get(stepMs) ?? new FullSteps(stepMs);
	steps.set(stepMs, all);
	return all.listen(listener);
}
