import { localJson } from './localJson';

/** What the page showed, for the first paint of its next start. Read by `showLastView.js`, which knows this shape. */
export interface LastView {
	/** Milliseconds since the epoch. */
	readonly at: number;
	/** Path and query. */
	readonly address: string;
	/** Whose it is, as `host/id`; null: a visitor's. */
	readonly account: string | null;
	/** The build that drew it. */
	readonly build: string;
	/** Of the window, in pixels. */
	readonly width: number;
	readonly lang: string;
	/** The style sheets it needs, in their order. */
	readonly styles: readonly string[];
	/** The inside of the page's root. What is in its `data-style` attributes was in `style`, which the policy refuses. */
	readonly html: string;
}

const KEY = 'lastView';
/** Local storage is for settings and drafts before it is for this. */
const MOST_CHARACTERS = 250_000;
/** What would load or run something, and what is written into a page as it is. */
const LEFT_OUT = 'script, style, link, meta, base, iframe, frame, object, embed, noscript, template, portal, math';

/**
 * Keeps what the root shows, as far as it can be put back: only what nobody has scrolled, and what a browser reads from the
 * markup exactly as it was.
 * @param account as `host/id`; null: a visitor's
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
		build: document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '',
		width: innerWidth,
		lang: document.documentElement.lang,
		styles: valuesOf('link[rel="stylesheet"]', 'href'),
		html,
	};
	localJson.set(KEY, view);
}

export function forgetLastView(): void {
	localJson.remove(KEY);
}

function isScrolled(root: HTMLElement): boolean {
	return scrollY > 0 || [...root.querySelectorAll('*')].some(element => element.scrollTop > 0);
}

function markupOf(root: HTMLElement): string {
	const copy = root.cloneNode(true) as HTMLElement;
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
	// What would be typed there would be lost.
	for (const element of copy.querySelectorAll('input, textarea')) element.setAttribute('readonly', '');
	return copy.innerHTML;
}

/** The shape of a form, which can send nothing. */
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
