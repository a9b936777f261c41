import { pathStart } from '@/domain/paths/pathTo';

const CARD = 'article[data-note-id]:not([data-detailed], [data-stands-in])';
/** Elements inside a note that handle presses themselves. */
const CONTROL = [
	'a, button, input, select, textarea, label, summary, audio, video, iframe, img, canvas',
	'[role="button"], [role="link"], [contenteditable], [data-emoji], [data-emoji-code], [data-reaction], [data-cover]',
].join(',');

/**
 * The path of the note whose text or empty area was pressed. Null if the press was on a control inside it, or ended a
 * text selection.
 */
export function pressedNote({ target, button, shiftKey }: MouseEvent): string | null {
	if (button !== 0 || shiftKey || !(target instanceof Element)) return null;
	const card = target.closest<HTMLElement>(CARD);
	const control = target.closest(CONTROL);
	if (!card || (control && card.contains(control)) || getSelection()?.type === 'Range') return null;
	const links = [...card.querySelectorAll<HTMLElement>(`header a[data-path^="${pathStart('note')}"]`)];
	// The card may contain quoted notes or notes of its thread.
	return links.find(link => link.closest('article') === card)?.dataset.path ?? null;
}
