import { useCallback, useEffect, useRef, useState } from 'react';
import { InViewTimes } from './InViewTimes';

/** Knows since when the lines of a list are in view. `root` is for the element with the list, which stays. */
export function useInView() {
	const root = useRef<HTMLDivElement>(null);
	const [times] = useState(() => new InViewTimes());
	const frame = useRef(0);
	const look = useCallback(() => {
		cancelAnimationFrame(frame.current);
		frame.current = requestAnimationFrame(() => {
			if (root.current) times.look(root.current, performance.now());
		});
	}, [times]);
	useEffect(() => {
		const element = root.current;
		element?.addEventListener('scroll', look, { capture: true, passive: true });
		return () => {
			element?.removeEventListener('scroll', look, { capture: true });
			cancelAnimationFrame(frame.current);
		};
	}, [look]);
	const [waiting] = useState(() => new Map<string, ReturnType<typeof setTimeout>>());
	useEffect(
		() => () => {
			for (const timer of waiting.values()) clearTimeout(timer);
		},
		[waiting],
	);
	/** Does it once the line was in view for a moment, unless something else is asked of the line meanwhile. */
	const whenSeen = useCallback(
		(key: string, act: () => void) => {
			clearTimeout(waiting.get(key));
			waiting.delete(key);
			const now = performance.now();
			if (root.current) times.look(root.current, now);
			const wait = times.wait(key, now);
			if (wait === 0) act();
			else if (wait !== null) waiting.set(key, setTimeout(act, wait));
		},
		[times, waiting],
	);
	return { root, look, whenSeen };
}
