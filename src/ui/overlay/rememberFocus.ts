/**
 * Remembers what has the focus.
 * @returns gives it back; where that is gone by then, to the nearest element around it that is there and can have it
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
