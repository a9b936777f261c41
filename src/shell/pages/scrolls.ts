/** Where an element was scrolled to. */
export interface Scroll {
	readonly element: Element;
	readonly top: number;
	readonly left: number;
}

/** The places of everything that is scrolled within an element, which are lost when it leaves the document. */
export function readScrolls(within: Element): Scroll[] {
	const scrolls: Scroll[] = [];
	for (const element of within.querySelectorAll('*')) {
		const { scrollTop: top, scrollLeft: left } = element;
		if (top !== 0 || left !== 0) scrolls.push({ element, top, left });
	}
	return scrolls;
}

export function restoreScrolls(scrolls: readonly Scroll[]): void {
	for (const { element, top, left } of scrolls) element.scrollTo({ top, left, behavior: 'instant' });
}
