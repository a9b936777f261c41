import { forgetLastView, LAST_VIEW, type LastView } from './lastView';
import { localJson } from './localJson';
import { ownBuild } from './ownBuild';

/** Leaves room in local storage for settings and drafts. */
const MOST_CHARACTERS = 250_000;
/** Elements that come late, elements that load or run something, and elements whose text isn't escaped in markup. */
const LEFT_OUT =
	'script, style, link, meta, base, iframe, frame, object, embed, noscript, template, portal, math, [data-late]';

/** Marks a row or a column, which is kept empty where it is outside of the window. */
const PART = '[data-view-part]';

/**
 * Stores the root's markup for the next start, unless the user has scrolled or the markup wouldn't be parsed back to
 * the same elements.
 * @param account as `host/id`; null for a visitor
 */
export function keepLastView(root: HTMLElement, account: string | null): void {
	forgetLastView();
	if (isScrolled(root)) return;
	const html = markupOf(root);
	if (html.length > MOST_CHARACTERS || !isReadAsWritten(html)) return;
	const view: LastView = {
		at: Date.now(),
		address: location.pathname + location.search,
		account,
		build: ownBuild(),
		width: innerWidth,
		height: innerHeight,
		lang: document.documentElement.lang,
		styles: valuesOf('link[rel="stylesheet"]', 'href'),
		css: document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(rule => rule.cssText)).join('\n'),
		html,
	};
	localJson.set(LAST_VIEW, view);
}

function isScrolled(root: HTMLElement): boolean {
	const isMoved = ({ scrollTop, scrollLeft }: Element) => scrollTop > 0 || scrollLeft !== 0;
	return scrollY > 0 || [...root.querySelectorAll('*')].some(isMoved);
}

function markupOf(root: HTMLElement): string {
	const outside = [...root.querySelectorAll(PART)].map(isOutside);
	const copy = root.cloneNode(true) as HTMLElement;
	for (const [index, part] of copy.querySelectorAll(PART).entries()) if (outside[index]) part.replaceChildren();
	for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
	for (const element of copy.querySelectorAll('[style]')) {
		const style = element.getAttribute('style') ?? '';
		if (!/url\s*\(|image-set/i.test(style)) element.setAttribute('data-style', style);
		element.removeAttribute('style');
	}
	for (const form of copy.querySelectorAll('form')) replaceBy('div', form);
	for (const element of copy.querySelectorAll('video, audio, [src^="blob:"]')) {
		element.removeAttribute('src');
		element.removeAttribute('autoplay');
	}
	// Text typed into the view would be lost.
	for (const element of copy.querySelectorAll('input, textarea')) element.setAttribute('readonly', '');
	return copy.innerHTML;
}

function isOutside(element: Element): boolean {
	const { top, bottom, left, right } = element.getBoundingClientRect();
	return top > innerHeight || bottom < 0 || left > innerWidth || right < 0;
}

/** Replaces a form by an element that looks the same and can't submit. */
function replaceBy(name: string, element: Element): void {
	const other = document.createElement(name);
	for (const attribute of ['class', 'data-style', 'hidden']) {
		const value = element.getAttribute(attribute);
		if (value !== null) other.setAttribute(attribute, value);
	}
	other.append(...element.childNodes);
	element.replaceWith(other);
}

function isReadAsWritten(html: string): boolean {
	const read = new DOMParser().parseFromString('<body></body>', 'text/html');
	read.body.innerHTML = html;
	return read.body.innerHTML === html;
}

function valuesOf(selector: string, attribute: string): string[] {
	return [...document.querySelectorAll(selector)].map(element => element.getAttribute(attribute) ?? '');
}
