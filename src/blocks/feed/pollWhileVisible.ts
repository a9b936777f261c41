/**
 * Polls for new notes while realtime mode is off and the page is visible.
 * @returns the function that stops it
 */
export function pollWhileVisible(intervalMs: number, poll: () => void): () => void {
	const timer = setInterval(() => {
		if (document.visibilityState === 'visible') poll();
	}, intervalMs);
	return () => clearInterval(timer);
}
