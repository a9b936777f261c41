import type { LastView } from './lastView';

const KEPT_MS = 3_600_000;

/**
 * Prepares the view of the last visit (`keepLastView`) before the first paint, unless it might be outdated in its look:
 * has it shown, and adds its styles.
 * @param show shows it once the page's root exists (`showLastView`)
 */
export function prepareLastView(show: (view: LastView) => void): void {
	try {
		const view = readLastView();
		if (view === null || !isRight(view)) return;
		show(view);
		document.documentElement.lang = view.lang;
		for (const href of view.styles) addStyle(href);
		if (view.css) {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(view.css);
			document.adoptedStyleSheets = [sheet];
		}
	} catch (error) {
		console.warn('What was shown last could not be shown again.', error);
	}
}

const readLastView = (): LastView | null => JSON.parse(localStorage.getItem('lastView') ?? 'null') as LastView | null;

function isRight({ at, address, account, build, width, height }: LastView): boolean {
	const current = JSON.parse(localStorage.getItem('account') ?? 'null') as { host: string; id: string } | null;
	const age = Date.now() - at;
	const script = document.querySelector<HTMLElement>('script[data-build]');
	return (
		age >= 0 &&
		age < KEPT_MS &&
		address === location.pathname + location.search &&
		location.hash === '' &&
		account === (current === null ? null : `${current.host}/${current.id}`) &&
		width === innerWidth &&
		height >= innerHeight &&
		build === (script?.dataset.build ?? '')
	);
}

/** Adds a style sheet of a lazily loaded part; painting waits for it. */
function addStyle(href: string): void {
	if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.crossOrigin = '';
	link.setAttribute('blocking', 'render');
	link.href = href;
	document.head.append(link);
}
