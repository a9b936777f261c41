import { hasPointerMoved, hasPointerMovedHere } from '@/platform/hasPointerMoved';
import type { HoverCard } from './openHoverCard';
import { overlays } from './overlays';

export interface HoverKind {
	/** The link that contains the element, if it has a card of this kind. */
	readonly linkAt: (element: Element) => HTMLElement | null;
	/** How long the pointer or the focus has to rest before the card is shown, in milliseconds. */
	readonly showMs: number;
	/** How long the card stays after they have left. */
	readonly hideMs: number;
	readonly show: (link: HTMLElement, isByKeyboard: boolean) => Omit<HoverCard, 'id'>;
}

/** How often a card's link is checked to be still in the page (rules/people#cards). */
const CHECK_MS = 1_000;

/**
 * Shows a card while the pointer or keyboard focus rests on a link. By keyboard, Alt+↓ moves into the card and Escape
 * back to the link. A link that the page moves below the pointer gets no card until the pointer moves. One listener for
 * the whole page; ignores touch.
 * @returns the function that stops it
 */
export function watchHover(kind: HoverKind): () => void {
	let link: HTMLElement | null = null;
	/** The link whose card is about to be shown. */
	let awaited: HTMLElement | null = null;
	/** The page moved another element below the resting pointer: it counts once the pointer moves. */
	let isUnmoved = false;
	let card: Omit<HoverCard, 'id'> | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let check: ReturnType<typeof setInterval> | undefined;

	function aim(next: HTMLElement, isByKeyboard: boolean): void {
		clearTimeout(timer);
		awaited = null;
		if (next === link && card) return;
		awaited = next;
		timer = setTimeout(() => {
			hide();
			// A menu or dialog may have opened meanwhile.
			if (!next.isConnected || isBeneathOverlay(next)) return;
			link = next;
			card = kind.show(next, isByKeyboard);
			check = setInterval(() => {
				if (!next.isConnected) hide();
			}, CHECK_MS);
		}, kind.showMs);
	}

	function leave(): void {
		clearTimeout(timer);
		awaited = null;
		if (card) timer = setTimeout(hide, kind.hideMs);
	}

	function hide(): void {
		clearTimeout(timer);
		clearInterval(check);
		card?.close();
		card = null;
		link = null;
		awaited = null;
	}

	const linkAt = (target: EventTarget | null) => (target instanceof Element ? kind.linkAt(target) : null);
	const isInCard = (target: EventTarget | null) => card !== null && target instanceof Node && card.contains(target);

	const onPointer = (event: PointerEvent) => {
		if (event.pointerType !== 'mouse') return;
		const hasMoved = hasPointerMoved(event);
		if (event.type === 'pointermove' && !(hasMoved && isUnmoved)) return;
		isUnmoved = !hasMoved;
		const next = linkAt(event.target);
		if (isInCard(event.target)) clearTimeout(timer);
		else if (next && hasMoved) aim(next, false);
		else if (!next || next !== (awaited ?? link)) leave();
	};
	const onFocusIn = ({ target }: FocusEvent) => {
		if (isInCard(target)) return clearTimeout(timer);
		const next = linkAt(target);
		if (next?.matches(':focus-visible')) aim(next, true);
		else leave();
	};
	const onKey = (event: KeyboardEvent) => {
		if (!card || !link) return clearTimeout(timer);
		if (event.key === 'Escape') {
			const isInside = isInCard(document.activeElement);
			if (isInside) link.focus({ preventScroll: true });
			hide();
			// The key's other uses in the page don't apply.
			event.stopPropagation();
		} else if (event.key === 'ArrowDown' && event.altKey && document.activeElement === link) {
			if (!card.focus()) return;
			event.preventDefault();
			event.stopPropagation();
		} else if (event.key === 'Tab' && isInCard(document.activeElement) && card.isLeaving(event)) {
			// Continue from the link, as the card is at the end of the page.
			link.focus({ preventScroll: true });
			hide();
		}
	};
	const onPress = (event: PointerEvent) => {
		if (!isInCard(event.target)) hide();
	};
	const onScroll = ({ target }: Event) => {
		const at = awaited ?? link;
		if (at && target instanceof Node && target.contains(at)) hide();
	};

	const options = { capture: true, passive: true };
	document.addEventListener('pointerover', onPointer, options);
	document.addEventListener('pointermove', onPointer, options);
	document.addEventListener('focusin', onFocusIn, options);
	document.addEventListener('pointerdown', onPress, options);
	document.addEventListener('scroll', onScroll, options);
	document.addEventListener('keydown', onKey, { capture: true });
	// The hover that made this code load may have been over such a link.
	const hovered = linkAt(document.querySelector('a:hover'));
	const focused = linkAt(document.activeElement);
	isUnmoved = !hasPointerMovedHere();
	if (hovered && !isUnmoved) aim(hovered, false);
	else if (focused?.matches(':focus-visible')) aim(focused, true);
	return () => {
		hide();
		document.removeEventListener('pointerover', onPointer, options);
		document.removeEventListener('pointermove', onPointer, options);
		document.removeEventListener('focusin', onFocusIn, options);
		document.removeEventListener('pointerdown', onPress, options);
		document.removeEventListener('scroll', onScroll, options);
		document.removeEventListener('keydown', onKey, { capture: true });
	};
}

function isBeneathOverlay(element: Element): boolean {
	return overlays.top() !== undefined && element.closest('[data-overlay]') === null;
}
