export interface TypingProbe {
	/** `keys`: from each key until its frame was painted; `longest`: the longest task of the main thread; in ms. */
	typing?: { keys: number[]; longest: number };
}

/** Measures from now on how long keys take to be visible, and long tasks. */
export function watchTyping(): void {
	const typing: NonNullable<TypingProbe['typing']> = { keys: [], longest: 0 };
	(globalThis as TypingProbe).typing = typing;
	addEventListener(
		'keydown',
		({ timeStamp }) => {
			requestAnimationFrame(() => {
				// Messages are handled after the frame has been painted.
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
