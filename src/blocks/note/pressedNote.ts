import { pathStart } from '@/domain/paths/pathTo';

const CARD = 'article[data-note-id]:not([data-detailed], [data-stands-in])';
/** What a press within a note is meant for before the note itself. */
const CONTROL = [
	'a, button, input, select, textarea, label, summary, audio, video, iframe, img, canvas',
	'[role="button"], [role="link"], [contenteditable], [data-emoji], [data-emoji-code], [data-reaction], [data-cover]',
].join(',');

/**
 * The path of the note whose text or empty area was pressed. Null where the press was meant for something in it, or
 * ended a selection of text.
 */
export function pressedNote({ target, button, shiftKey }: MouseEvent): string | null {
	if (button !== 0 || shiftKey || !(target instanceof Element)) return null;
	const card = target.closest<HTMLElement>(CARD);
	const control = target.closest(CONTROL);
	if (!card || (control && card.contains(control)) || getSelection()?.type === 'Range') return null;
	const links = [...card.querySelectorAll<HTMLElement>(`header a[data-path^="${pathStart('note')}"]`)];
	// A quoted note or one of its thread may stand in it.
	return links.find(link => link.closest('article') === card)?.dataset.path ?? null;
}
