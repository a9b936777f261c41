/**
 * Remembers the focused element.
 * @returns the function that restores the focus; if the element is gone, to its nearest ancestor that still exists and
 * is focusable
 */
export function rememberFocus(): () => void {
	const path: HTMLElement[] = [];
	for (let each = document.activeElement; each; each = each.parentElement) {
		if (each instanceof HTMLElement && each !== document.body) path.push(each);
	}
	return () => {
		for (const each of path) {
			if (!each.isConnected) continue;
			each.focus({ preventScroll: true });
			if (document.activeElement === each || each.contains(document.activeElement)) return;
		}
	};
}
