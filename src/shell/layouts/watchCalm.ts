/** How long controls stay visible after the last use, in milliseconds. */
const CALM_AFTER_MS = 3_000;

/**
 * Marks the document as calm (`data-calm`) until the user moves the pointer, touches the screen or presses a key, and
 * again three seconds after the last of these. Not while keyboard focus is visible.
 * @param isBusy whether something open on the page needs its controls
 * @returns the function that stops it
 */
export function watchCalm(isBusy: () => boolean): () => void {
	const root = document.documentElement;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let place = '';
	const rest = () => {
		if (isBusy() || hasKeyFocus()) timer = setTimeout(rest, CALM_AFTER_MS);
		else root.dataset.calm = '';
	};
	const wake = () => {
		clearTimeout(timer);
		delete root.dataset.calm;
		timer = setTimeout(rest, CALM_AFTER_MS);
	};
	// Browsers also send moves when the page moves below a resting pointer.
	const onMove = ({ screenX, screenY }: PointerEvent) => {
		const before = place;
		place = `${screenX} ${screenY}`;
		if (before !== '' && before !== place) wake();
	};
	const ending = new AbortController();
	const options = { signal: ending.signal, capture: true, passive: true };
	addEventListener('pointermove', onMove, options);
	for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, wake, options);
	root.dataset.calm = '';
	return () => {
		ending.abort();
		clearTimeout(timer);
		delete root.dataset.calm;
	};
}

function hasKeyFocus(): boolean {
	const active = document.activeElement;
	return active !== null && active !== document.body && active.matches(':focus-visible');
}
