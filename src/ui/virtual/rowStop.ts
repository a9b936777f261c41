import { focusables } from '../focus/focusables';

/**
 * The element that gets the focus for a row: its note, or the article inside that has a tab stop, else its first
 * control. Undefined for a row without focusable elements.
 */
export function rowStop(row: Element): HTMLElement | undefined {
	const article = row.querySelector<HTMLElement>('article[tabindex]') ?? row.querySelector<HTMLElement>('article');
	if (!article) return focusables(row)[0];
	if (!article.hasAttribute('tabindex')) article.tabIndex = -1;
	return article;
}

/**
 * Where Tab moves from an element of a row, among its stop and its controls.
 * @returns undefined if it leaves the row
 */
export function tabWithin(row: Element, stop: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
	const reached = new Set<Element>([stop, from, ...focusables(row)]);
	const order = [...row.querySelectorAll<HTMLElement>('*')].filter(each => reached.has(each));
	return order[order.indexOf(from) + step];
}
