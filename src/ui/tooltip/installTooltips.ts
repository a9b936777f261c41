import { hasPointerMoved } from '@/platform/hasPointerMoved';
import { placePopup } from '../overlay/placePopup';
import styles from './tooltip.module.css';

// rules/overlays#tooltips: tooltip delay 100 ms.
const DELAY_MS = 100;
const MARGIN_PX = 8;
const GAP_PX = 6;

/**
 * One tooltip for the whole page: shows an element's `data-tooltip` while it is hovered by mouse or focused by
 * keyboard. Hidden from screen readers, as it repeats the control's name. Shown above the control, or, where it would
 * cover what is above, on the side that `data-tooltip-side` around it names: `below` or `after`. Not shown if the
 * element's visible text is the same, nor for an element that the page moved below the pointer, until the pointer moves.
 * Plain DOM, as a component for each of a thousand icons would be expensive.
 * @param first what happened before it was installed, and is handled now
 * @returns the function that stops it
 */
export function installTooltips(first?: Event): () => void {
	const bubble = document.createElement('div');
	bubble.className = styles.tooltip ?? '';
	bubble.setAttribute('aria-hidden', 'true');
	bubble.hidden = true;
	document.body.append(bubble);
	let target: Element | null = null;
	/** The page moved another element below the resting pointer: it counts once the pointer moves. */
	let isUnmoved = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function aim(next: Element | null): void {
		if (next === target) return;
		clearTimeout(timer);
		bubble.hidden = true;
		target = next;
		if (next !== null) timer = setTimeout(() => show(next), DELAY_MS);
	}

	function show(element: Element): void {
		const text = element.getAttribute('data-tooltip');
		if (!element.isConnected || text === null || text === '' || saysItself(element, text)) return;
		bubble.textContent = text;
		bubble.hidden = false;
		const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
		const { left: x, top: y, width, height } = element.getBoundingClientRect();
		const side = element.closest('[data-tooltip-side]')?.getAttribute('data-tooltip-side');
		const { left, top } = placePopup({
			anchor:
				side === 'after'
					? { left: x, top: y + (height - size.height) / 2, width, height }
					: { left: x + (width - size.width) / 2, top: y, width: size.width, height },
			size,
			window: { width: innerWidth, height: innerHeight },
			side: side === 'after' || side === 'below' ? side : 'above',
			margin: MARGIN_PX,
			gap: GAP_PX,
		});
		bubble.style.left = `${left}px`;
		bubble.style.top = `${top}px`;
	}

	const hosting = (event: Event) => (event.target instanceof Element ? event.target.closest('[data-tooltip]') : null);
	function onPointer(event: PointerEvent): void {
		const hasMoved = hasPointerMoved(event);
		if (event.type === 'pointermove' && !(hasMoved && isUnmoved)) return;
		isUnmoved = !hasMoved;
		const next = isHovering(event) ? hosting(event) : null;
		if (hasMoved || next !== target) aim(hasMoved ? next : null);
	}

	const listeners: readonly [string, (event: Event) => void][] = [
		['pointerover', event => onPointer(event as PointerEvent)],
		['pointermove', event => onPointer(event as PointerEvent)],
		['focusin', event => aim((event.target as Element).matches(':focus-visible') ? hosting(event) : null)],
		['focusout', () => aim(null)],
		['pointerdown', () => aim(null)],
		['keydown', event => (event as KeyboardEvent).key === 'Escape' && aim(null)],
		['scroll', () => aim(null)],
	];
	const options = { capture: true, passive: true };
	for (const [type, listener] of listeners) {
		document.addEventListener(type, listener, options);
		if (first?.type === type) listener(first);
	}
	return () => {
		aim(null);
		for (const [type, listener] of listeners) document.removeEventListener(type, listener, options);
		bubble.remove();
	};
}

/** By a mouse without a pressed button, so that nothing is being dragged. */
const isHovering = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' && buttons === 0;

/** Whether the element's visible text already says the same. */
function saysItself(element: Element, tooltip: string): boolean {
	return element instanceof HTMLElement && element.innerText.includes(tooltip);
}
