import type { StartLayout, StartParts } from './StartParts';

/**
 * Adds the app's style sheets to the page without blocking the paint, and preloads what the layout shows first. Runs
 * before the first paint; `whenStyled` waits for the sheets.
 */
export function preloadStartParts(parts: StartParts, layout: StartLayout): void {
	for (const href of parts.styles) addStyleSheet(href);
	for (const href of parts.scripts[layout]) add('modulepreload', href);
	for (const href of parts.sheets[layout]) add('preload', href, 'style');
	// With the lowest priority, as notes arrive after the code.
	if (layout !== 'minimal') add('prefetch', parts.parser);
}

function addStyleSheet(href: string): void {
	// The last view has already added it.
	if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
	const link = add('stylesheet', href);
	link.addEventListener('error', () => {
		link.dataset.failed = '';
	});
}

/** @param as what a preload is of: it must be known before the link is in the page */
function add(rel: string, href: string, as = ''): HTMLLinkElement {
	const link = document.createElement('link');
	link.rel = rel;
	link.as = as;
	link.crossOrigin = '';
	link.href = href;
	document.head.append(link);
	return link;
}
