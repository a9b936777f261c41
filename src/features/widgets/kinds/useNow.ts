import { useState } from 'react';
import { listenToFullSteps } from '@/base/listenToFullSteps';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';

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
