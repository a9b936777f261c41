import type { ClipboardEvent as FieldEvent } from 'react';

/** Holds back what is about to be copied, by keys or the browser's menu, until its user has read the warning. */
export function holdCopy(event: Pick<Event, 'defaultPrevented' | 'preventDefault'>, secret: string): void {
	if (secret === '' || event.defaultPrevented) return;
	event.preventDefault();
	void import('./copySecret').then(({ copySecret }) => copySecret(secret));
}

/** The same for what is selected in a field. */
export function holdFieldCopy(event: FieldEvent<HTMLInputElement>): void {
	const { type, value, selectionStart, selectionEnd } = event.currentTarget;
	// A field of dots gives nothing to the clipboard.
	if (type !== 'password') holdCopy(event, value.slice(selectionStart ?? 0, selectionEnd ?? 0));
}
