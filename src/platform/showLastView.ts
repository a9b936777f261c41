import type { LastView } from './lastView';

const PRESSABLE = 'a, button, input, textarea, summary, [role], [tabindex]';

/** What the browser does at once, also in the view: moves the focus, presses or scrolls. */
const NATIVE = /^(?:Tab|Enter| |Shift|Arrow.*|Page.*|Home|End)$/;

/** Identifies an element of the view, so that the matching element can be found once the app has rendered. */
interface Place {
	/** The note of the card that contains it; null if it is in no card. */
	readonly noteId: string | null;
	/** The path from the card, or from the root, by child indices. */
	readonly steps: readonly number[];
	readonly name: string;
}

/**
 * Shows the view of the last visit, which `prepareLastView` has found to be right, until the app renders in its place.
 * Presses and keys made meanwhile are repeated then. Called by the script that the page waits for.
 */
export function showLastView({ html }: Pick<LastView, 'html'>): void {
	if (showIn(document.getElementById('root'), html)) return;
	// The body doesn't exist yet.
	new MutationObserver((_, observer) => {
		if (showIn(document.getElementById('root'), html)) observer.disconnect();
	}).observe(document, { childList: true, subtree: true });
}

/** @returns whether the root exists. Once the app has rendered there, it is left alone. */
function showIn(root: HTMLElement | null, html: string): boolean {
	if (root === null) return false;
	if (root.firstElementChild?.classList.contains('skeleton')) show(root, html);
	return true;
}

/** If the view contains any element that may load, run, send or navigate, none of it is shown. */
const FORBIDDEN = new Set(
	'script style link meta base form iframe frame object embed template noscript portal math'.split(' '),
);

/** Parses the markup in a separate document, where nothing is loaded or run. */
function readInertly(html: string): ChildNode[] | null {
	const { body, head } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
	if (head.childElementCount > 0) return null;
	for (const element of body.querySelectorAll('*')) if (!isInert(element)) return null;
	return [...body.childNodes];
}

const UNSAFE_STYLE = /url\s*\(|image-set|expression/i;
const UNSAFE_ADDRESS = /^\s*(?:javascript|data:text)/i;
const isAddress = (name: string) => name === 'href' || name === 'src' || name.endsWith(':href');

function isInert(element: Element): boolean {
	if (FORBIDDEN.has(element.localName.toLowerCase())) return false;
	for (const name of element.getAttributeNames()) {
		if (name.startsWith('on') || name === 'srcdoc' || name === 'style') return false;
		const unsafe = name === 'data-style' ? UNSAFE_STYLE : isAddress(name) ? UNSAFE_ADDRESS : null;
		if (unsafe?.test(element.getAttribute(name) ?? '')) return false;
	}
	return true;
}

function show(root: HTMLElement, html: string): void {
	const nodes = readInertly(html);
	if (nodes === null) return;
	root.replaceChildren(...nodes);
	// The Content-Security-Policy refuses `style` attributes in markup, not what a script sets.
	for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
		element.style.cssText = element.dataset.style ?? '';
	}
	const view = root.firstElementChild;
	const repeats: (() => void)[] = [];
	const press = (event: MouseEvent) => {
		// With a modifier key the browser handles it: it opens another tab.
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		const element = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (element === null || !root.contains(element)) return;
		const place = placeOf(root, element);
		repeats.push(() => pressAgain(root, place));
	};
	const type = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || NATIVE.test(event.key)) return;
		const { key, code, shiftKey } = event;
		repeats.push(() => {
			const target = document.activeElement ?? document.body;
			target.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
		});
	};
	// Once the app is there, later keys wait for those before them: they would come before the first half of their sequence.
	const queue = (event: KeyboardEvent) => {
		const count = repeats.length;
		type(event);
		if (repeats.length > count) event.stopImmediatePropagation();
	};
	// If the app can't be loaded, a view that reacts to nothing is worse than none.
	const fail = (event: Event) => {
		if (event.target instanceof HTMLScriptElement) root.replaceChildren();
	};
	root.addEventListener('click', press, { capture: true });
	addEventListener('keydown', type);
	addEventListener('error', fail, { capture: true });
	root.ariaBusy = 'true';
	new MutationObserver((_, observer) => {
		if (view?.isConnected) return;
		observer.disconnect();
		root.removeEventListener('click', press, { capture: true });
		removeEventListener('keydown', type);
		removeEventListener('error', fail, { capture: true });
		root.ariaBusy = null;
		if (repeats.length === 0) return;
		addEventListener('keydown', queue, { capture: true });
		const repeatAll = () => {
			removeEventListener('keydown', queue, { capture: true });
			for (const repeat of repeats) repeat();
		};
		// After the first frame of the app, so that the presses reach elements that are visible.
		requestAnimationFrame(() => setTimeout(repeatAll));
	}).observe(root, { childList: true });
}

function placeOf(root: HTMLElement, element: Element): Place {
	const card = element.closest<HTMLElement>('article[data-note-id]');
	const from = card !== null && root.contains(card) ? card : root;
	const steps: number[] = [];
	for (let at = element; at !== from && at.parentElement; at = at.parentElement) {
		steps.unshift([...at.parentElement.children].indexOf(at));
	}
	return { noteId: from.dataset.noteId ?? null, steps, name: nameOf(element) };
}

function pressAgain(root: HTMLElement, { noteId, steps, name }: Place): void {
	const card = `article[data-note-id="${CSS.escape(noteId ?? '')}"]`;
	let at: Element | null | undefined = noteId === null ? root : root.querySelector(card);
	for (const step of steps) at = at?.children[step];
	if (!(at instanceof HTMLElement) || nameOf(at) !== name) return;
	at.focus();
	at.click();
}

const nameOf = (element: Element): string =>
	`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
