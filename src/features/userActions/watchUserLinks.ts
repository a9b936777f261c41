import { currentSession, sessionByKey } from '@/stores/session/sessions';
import { overlays } from '@/ui/overlay/overlays';
import { type ShownCard, showUserCard } from './showUserCard';

/** Spec 2 §9: user preview hover. */
const SHOW_MS = 500;
const HIDE_MS = 500;

/** Links to profiles; not those to what lies beneath one. */
const PROFILE_PATH = /^\/@[^/]+$/;

/**
 * Shows who somebody is when the pointer rests at a link to them, or the keyboard does. From the keyboard Alt+↓ leads
 * into the card, Escape back to the link. One listener for the whole page; touch has no hovering, and gets none.
 * @returns ends it
 */
export function watchUserLinks(): () => void {
	let link: HTMLAnchorElement | null = null;
	let card: ShownCard | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function aim(next: HTMLAnchorElement, isByKeyboard: boolean): void {
		clearTimeout(timer);
		if (next === link && card) return;
		timer = setTimeout(() => {
			hide();
			// A menu or a dialog may have opened meanwhile.
			if (!next.isConnected || isBeneathOverlay(next)) return;
			link = next;
			card = showUserCard(sessionAt(next), next, isByKeyboard);
		}, SHOW_MS);
	}

	function leave(): void {
		clearTimeout(timer);
		if (card) timer = setTimeout(hide, HIDE_MS);
	}

	function hide(): void {
		clearTimeout(timer);
		card?.close();
		card = null;
		link = null;
	}

	const isInCard = (target: EventTarget | null) => card !== null && target instanceof Node && card.contains(target);

	const onPointer = (event: PointerEvent) => {
		if (event.pointerType !== 'mouse') return;
		const next = profileLink(event.target);
		if (isInCard(event.target)) clearTimeout(timer);
		else if (next) aim(next, false);
		else leave();
	};
	const onFocusIn = ({ target }: FocusEvent) => {
		if (isInCard(target)) return clearTimeout(timer);
		const next = profileLink(target);
		if (next?.matches(':focus-visible')) aim(next, true);
		else leave();
	};
	const onKey = (event: KeyboardEvent) => {
		if (!card || !link) return clearTimeout(timer);
		if (event.key === 'Escape') {
			const isInside = isInCard(document.activeElement);
			if (isInside) link.focus({ preventScroll: true });
			hide();
			// Of the page's other uses of the key none is meant.
			event.stopPropagation();
		} else if (event.key === 'ArrowDown' && event.altKey && document.activeElement === link) {
			event.preventDefault();
			event.stopPropagation();
			card.focus();
		} else if (event.key === 'Tab' && isInCard(document.activeElement) && card.isLeaving(event)) {
			// On from where one came: the card stands at the end of the page.
			link.focus({ preventScroll: true });
			hide();
		}
	};
	const onPress = (event: PointerEvent) => {
		if (!isInCard(event.target)) hide();
	};
	const onScroll = ({ target }: Event) => {
		if (link && target instanceof Node && target.contains(link)) hide();
	};

	const options = { capture: true, passive: true };
	document.addEventListener('pointerover', onPointer, options);
	document.addEventListener('focusin', onFocusIn, options);
	document.addEventListener('pointerdown', onPress, options);
	document.addEventListener('scroll', onScroll, options);
	document.addEventListener('keydown', onKey, { capture: true });
	// What made this code load may have been just such a link.
	const hovered = profileLink(document.querySelector('a[data-path]:hover'));
	const focused = profileLink(document.activeElement);
	if (hovered) aim(hovered, false);
	else if (focused?.matches(':focus-visible')) aim(focused, true);
	return () => {
		hide();
		document.removeEventListener('pointerover', onPointer, options);
		document.removeEventListener('focusin', onFocusIn, options);
		document.removeEventListener('pointerdown', onPress, options);
		document.removeEventListener('scroll', onScroll, options);
		document.removeEventListener('keydown', onKey, { capture: true });
	};
}

function profileLink(target: EventTarget | null): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-path]') : null;
	return link && PROFILE_PATH.test(link.dataset.path ?? '') ? link : null;
}

/** The session that a part of the page belongs to; the page's own where none is named. */
function sessionAt(element: Element) {
	const key = element.closest<HTMLElement>('[data-session]')?.dataset.session;
	return (key === undefined ? undefined : sessionByKey(key)) ?? currentSession();
}

function isBeneathOverlay(element: Element): boolean {
	return overlays.top() !== undefined && element.closest('[data-overlay]') === null;
}
