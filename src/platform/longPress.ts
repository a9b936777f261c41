/** The usual duration on phones. */
const HOLD_MS = 500;
/** A finger never lies completely still. */
const SLACK_PX = 10;

/**
 * Opens context menus by long press in browsers that don't send `contextmenu` for it (iOS): the same event as for a
 * right click is dispatched. Listens once for all elements.
 * @param selector which elements
 * @returns the function that stops it
 */
export function watchLongPress(selector: string): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let from = { x: 0, y: 0 };
	let isAnswered = false;
	const stop = () => clearTimeout(timer);
	const onDown = (event: PointerEvent) => {
		stop();
		isAnswered = false;
		if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target instanceof Element)) return;
		const element = event.target.closest(selector);
		if (!element) return;
		const { clientX, clientY } = event;
		from = { x: clientX, y: clientY };
		timer = setTimeout(() => {
			const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY });
			isAnswered = !element.dispatchEvent(menu);
		}, HOLD_MS);
	};
	const onMove = ({ clientX, clientY }: PointerEvent) => {
		if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) stop();
	};
	/** The browser sends the event itself: don't send a second one. */
	const onMenu = (event: Event) => {
		if (!event.isTrusted) return;
		stop();
		if (!isAnswered) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	/** Lifting the finger that opened a menu must not click anything. */
	const onClick = (event: Event) => {
		if (!isAnswered) return;
		isAnswered = false;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const work = new AbortController();
	const options = { capture: true, signal: work.signal } as const;
	document.addEventListener('pointerdown', onDown, { ...options, passive: true });
	document.addEventListener('pointermove', onMove, { ...options, passive: true });
	for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) {
		document.addEventListener(end, stop, { ...options, passive: true });
	}
	document.addEventListener('contextmenu', onMenu, options);
	document.addEventListener('click', onClick, options);
	return () => {
		stop();
		work.abort();
	};
}
