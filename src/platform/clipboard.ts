/**
 * Copies text; call it from a user gesture. False if the browser refuses (no permission, insecure context): then show
 * the text for the user to select.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/**
 * The copied text; call it from a user gesture. Null if the browser refuses (no permission, insecure context), or has no
 * way to: then have the user paste it.
 */
export async function readClipboard(): Promise<string | null> {
	try {
		return await navigator.clipboard.readText();
	} catch {
		return null;
	}
}

/** For http addresses in the local network, where `navigator.clipboard` is missing. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const area = document.createElement('textarea');
	area.value = text;
	area.readOnly = true;
	area.className = 'visually-hidden';
	// Inside the open dialog, as its focus trap would take the selection away from an element outside.
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
