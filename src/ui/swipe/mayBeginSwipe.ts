/** What uses sideways movements itself. */
const OWN = 'input, textarea, select, video, audio, [contenteditable], [role="slider"], [draggable="true"]';

/**
 * Whether a touch on this element may become a swipe: not in a field or a slider, not while text is selected or the page
 * is zoomed, not on what scrolls sideways or handles touches itself. Reads the layout, so it is asked once a touch.
 * @param within the element whose ancestors don't matter
 * @param isScrolled which of the elements that scroll sideways keep the touch; by default those with anything to scroll
 */
export function mayBeginSwipe(target: EventTarget | null, within: Element, isScrolled = overflows): boolean {
	if (!(target instanceof Element) || target.closest(OWN)) return false;
	return !isSelecting() && !isZoomed() && !usesTouch(target, within, isScrolled);
}

/** Whether text is selected: then a finger moves an end of the selection. */
export const isSelecting = (): boolean => !(getSelection()?.isCollapsed ?? true);

/**
 * Whether an element is in one that scrolls sideways, as the columns of a deck are, even if there is nothing to scroll
 * yet. What scrolls down counts once it is too wide: its style says that it scrolls to both sides.
 */
export function isInSideways(element: Element): boolean {
	for (let each: Element | null = element; each; each = each.parentElement) {
		const style = getComputedStyle(each);
		if (scrollsSideways(style) && (style.overflowY === 'hidden' || overflows(each))) return true;
	}
	return false;
}

/** The fingers of a zoomed page move what is visible of it. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

function usesTouch(from: Element, within: Element, isScrolled: typeof overflows): boolean {
	for (let element: Element | null = from; element && element !== within; element = element.parentElement) {
		const style = getComputedStyle(element);
		if (style.touchAction === 'none') return true;
		if (scrollsSideways(style) && isScrolled(element)) return true;
	}
	return false;
}

const overflows = (element: Element): boolean => element.scrollWidth > element.clientWidth;

const scrollsSideways = ({ overflowX }: CSSStyleDeclaration): boolean => overflowX === 'auto' || overflowX === 'scroll';
