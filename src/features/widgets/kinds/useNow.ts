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
		const all = steps.get(step) ?? new FullSteps(step);
		steps.set(step, all);
		return all.listen(setNow);
	}, stepMs);
	return now;
}
