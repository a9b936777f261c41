/**
 * Copies text. False when the browser refuses (no permission, not a secure context): say so, and let the reader
 * select the text. To be called from a user's gesture.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** For http addresses in the local network, where `navigator.clipboard` doesn't exist. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const area = document.createElement('textarea');
	area.value = text;
	area.readOnly = true;
	area.className = 'visually-hidden';
	// Inside an open dialog, whose focus trap would take the selection away elsewhere.
	(document.querySelector('[role="dialog"]') ?? document.body).append(area);
	area.select();
	try {
		return document.execCommand('copy');
	} catch {
		return false;
	} finally {
		area.remove();
		if (focused instanceof HTMLElement) focused.focus();
	}
}
