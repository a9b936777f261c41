import { hasPointerMoved } from '@/platform/hasPointerMoved';
import { placePopup } from '../overlay/placePopup';
import styles from './tooltip.module.css';

// rules/overlays#tooltips: tooltip delay 100 ms.
const DELAY_MS = 100;
const MARGIN_PX = 8;
const GAP_PX = 6;

/**
 * One tooltip for the whole page: shows an element's `data-tooltip` when it is hovered by a mouse or focused by
 * keyboard. It repeats what the control's name says already, so it is hidden from screen readers.
 * It stands above the control, below it within `data-tooltip-side="below"`: where that would cover what is being read.
 * Nothing is shown for an element whose text says the same already, nor for one that the page moved beneath the pointer,
 * before that moves. Plain DOM, so that a thousand icons don't each carry a component. Returns the end of it.
 */
export function installTooltips(): () => void {
	const bubble = document.createElement('div');
	bubble.className = styles.tooltip ?? '';
	bubble.setAttribute('aria-hidden', 'true');
	bubble.hidden = true;
	document.body.append(bubble);
	let target: Element | null = null;
	/** The page has put something else beneath a pointer at rest: it counts once the pointer moves. */
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
		const anchor = element.getBoundingClientRect();
		const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
		const centred = { left: anchor.left + (anchor.width - size.width) / 2, width: size.width };
		const { left, top } = placePopup({
			anchor: { ...centred, top: anchor.top, height: anchor.height },
			size,
			window: { width: innerWidth, height: innerHeight },
			side: element.closest('[data-tooltip-side="below"]') ? 'below' : 'above',
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
	for (const [type, listener] of listeners) document.addEventListener(type, listener, options);
	return () => {
		aim(null);
		for (const [type, listener] of listeners) document.removeEventListener(type, listener, options);
		bubble.remove();
	};
}

/** By a mouse that presses nothing, and so drags nothing over the page. */
const isHovering = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' && buttons === 0;

/** Whether the element's own text, as it is drawn now, is what the tooltip would say. */
function saysItself(element: Element, tooltip: string): boolean {
	return element instanceof HTMLElement && element.innerText.includes(tooltip);
}
