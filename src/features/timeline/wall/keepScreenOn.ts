/**
 * Keeps the screen from turning off while the page is visible, where the browser can.
 * @returns the function that ends it
 */
export function keepScreenOn(): () => void {
	let held: WakeLockSentinel | undefined;
	let isOver = false;
	const ask = async () => {
		if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			held = await navigator.wakeLock.request('screen');
			if (isOver) await held.release();
		} catch (error) {
			// Such as on a low battery. It is asked again when the page is shown the next time.
			console.warn('The screen may turn off.', error);
		}
	};
	const onChange = () => void ask();
	// The browser takes it back while the page is hidden.
	document.addEventListener('visibilitychange', onChange);
	void ask();
	return () => {
		isOver = true;
		document.removeEventListener('visibilitychange', onChange);
		void held?.release();
	};
}
