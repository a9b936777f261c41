import type { ClipboardEvent } from 'react';
import { copySecret } from './copySecret';

/**
 * For what shows a secret, to spread on its element: what is selected there and copied by keys or the browser's menu
 * passes the same warning as by a button (rules/accounts#secrets).
 */
export const copiesSecret = {
	onCopy: warn,
	onCut: warn,
} as const;

function warn(event: ClipboardEvent<HTMLElement>): void {
	const secret = selectedIn(event.target);
	if (secret === '') return;
	event.preventDefault();
	void copySecret(secret);
}

/** The selected text; fields have a selection of their own. */
function selectedIn(target: EventTarget): string {
	if (target instanceof HTMLInputElement) {
		// A field of dots gives nothing to the clipboard.
		if (target.type === 'password') return '';
		return target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0);
	}
	return getSelection()?.toString() ?? '';
}
