/** Looks for what is new now and then, where realtime mode is off; not while the page is hidden. @returns ends it */
export function pollWhileVisible(intervalMs: number, poll: () => void): () => void {
	const timer = setInterval(() => {
		if (document.visibilityState === 'visible') poll();
	}, intervalMs);
	return () => clearInterval(timer);
}
