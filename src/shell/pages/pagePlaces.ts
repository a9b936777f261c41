import { isSameJson } from '@/base/isSameJson';
import { type ListPlace, placedLists } from '@/ui/virtual/placedLists';

/** How long a page that is loaded anew may take until it is high enough. */
const WAIT_MS = 3_000;
/** After one of these, the page is where the user wants it. */
const BY_USER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where an element of a page was scrolled to, for the page that is loaded anew: with other elements, and other rows. */
export interface PagePlace {
	/** The element among those of the same tag and class. */
	readonly tag: string;
	readonly name: string | null;
	readonly nth: number;
	readonly top: number;
	readonly left: number;
	/** Of a virtual list. */
	readonly row: ListPlace | undefined;
}

export function placeOf(element: Element, within: Element): PagePlace {
	const { tagName: tag, scrollTop: top, scrollLeft: left } = element;
	const name = element.getAttribute('class');
	const nth = alike(within, tag, name).indexOf(element);
	return { tag, name, nth, top, left, row: placedLists.get(element)?.place };
}

const alike = (within: Element, tag: string, name: string | null): Element[] =>
	[...within.querySelectorAll(tag)].filter(each => each.getAttribute('class') === name);

/**
 * Scrolls a page that is loaded anew to these places as it grows, for 3 s at most, until the user does something.
 * @returns the function that stops it, and says whether a place was not reached and the page not scrolled since
 */
export function returnTo(places: readonly PagePlace[], within: Element): () => boolean {
	let missing = places;
	let frame = 0;
	const endFollowing = () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
		for (const type of BY_USER) document.removeEventListener(type, letGo, true);
	};
	/** How far the elements of the places were scrolled when following ended. */
	let reached: readonly (number | undefined)[] | null = null;
	const scrolled = () => places.map(({ tag, name, nth }) => alike(within, tag, name)[nth]?.scrollTop);
	/** A press may be the one that leaves the page: only a scroll says that the user wants another place. */
	const letGo = () => {
		endFollowing();
		reached = scrolled();
	};
	const stop = () => {
		endFollowing();
		if (missing.length === 0) return false;
		return reached === null || isSameJson(reached, scrolled());
	};
	const follow = () => {
		missing = missing.filter(place => !reach(place, within));
		if (missing.length === 0) endFollowing();
		else frame = requestAnimationFrame(follow);
	};
	const timer = setTimeout(letGo, WAIT_MS);
	for (const type of BY_USER) document.addEventListener(type, letGo, { capture: true, passive: true });
	follow();
	return stop;
}

/** Scrolls as far as there is something to see; lists then load more. Whether the place is reached. */
function reach({ tag, name, nth, top, left, row }: PagePlace, within: Element): boolean {
	const element = alike(within, tag, name)[nth];
	if (!element) return false;
	if (row && placedLists.get(element)?.goTo(row)) return true;
	const lowest = element.scrollHeight - element.clientHeight;
	if (element.scrollTop < Math.min(top, lowest)) element.scrollTo({ top, left, behavior: 'instant' });
	return row === undefined && lowest >= top;
}
