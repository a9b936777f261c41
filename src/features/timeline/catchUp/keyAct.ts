/** What a key does in a digest. */
export type KeyAct = 'next' | 'previous' | 'read';

const ACTS: Readonly<Record<string, KeyAct>> = {
	j: 'next',
	ArrowDown: 'next',
	k: 'previous',
	ArrowUp: 'previous',
	e: 'read',
};
/** They use arrow keys themselves. */
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Null if the key does nothing there, or belongs to a field. A key that is held down reads nothing. */
export function keyAct(event: KeyboardEvent): KeyAct | null {
	const { key, target } = event;
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
	const act = ACTS[key] ?? null;
	if (act === 'read' && event.repeat) return null;
	const field = target instanceof Element ? target.closest<HTMLElement>(FIELDS) : null;
	// Letters don't change a choice between buttons.
	if (field && (key.length > 1 || !(field instanceof HTMLInputElement && field.type === 'radio'))) return null;
	return act;
}
