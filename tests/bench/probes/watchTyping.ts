export interface TypingProbe {
	/** `keys`: from each key to when its frame was drawn; `longest`: of tasks of the main thread; all in ms. */
	typing?: { keys: number[]; longest: number };
}

/** Watches, from now on, how long keys take to be seen, and long tasks. */
export function watchTyping(): void {
	const typing: NonNullable<TypingProbe['typing']> = { keys: [], longest: 0 };
	(globalThis as TypingProbe).typing = typing;
	addEventListener(
		'keydown',
		({ timeStamp }) => {
			requestAnimationFrame(() => {
				// A message comes after the frame has been drawn.
				const channel = new MessageChannel();
				channel.port1.onmessage = () => {
					typing.keys.push(performance.now() - timeStamp);
					channel.port1.close();
				};
				channel.port2.postMessage(null);
			});
		},
		{ capture: true },
	);
	new PerformanceObserver(list => {
		for (const { duration } of list.getEntries()) typing.longest = Math.max(typing.longest, duration);
	}).observe({ entryTypes: ['longtask'] });
}
