import { useState } from 'react';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';

/**
 * The time, renewed at each full step while the widget can be seen.
 * @param stepMs such as 1000 for each second
 */
export function useNow(stepMs: number): number {
	const [now, setNow] = useState(() => Date.now());
	useWhileVisible(step => {
		let timer: ReturnType<typeof setTimeout>;
		const tick = () => {
			setNow(Date.now());
			timer = setTimeout(tick, step - (Date.now() % step));
		};
		tick();
		return () => clearTimeout(timer);
	}, stepMs);
	return now;
}
