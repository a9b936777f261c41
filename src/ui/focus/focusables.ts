const FOCUSABLE = [
	'a[href]',
	'button:not(:disabled)',
	'input:not(:disabled)',
	'select:not(:disabled)',
	'textarea:not(:disabled)',
	'[contenteditable="true"]',
	'[tabindex]:not([tabindex="-1"])',
	'audio[controls]',
	'video[controls]',
	'summary',
	'iframe',
].join(',');

/** The elements inside that Tab reaches, in order. */
export function focusables(within: ParentNode): HTMLElement[] {
	return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReached);
}

function isReached(element: HTMLElement): boolean {
	if (element.tabIndex < 0 || element.closest('[inert]') !== null) return false;
	return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
