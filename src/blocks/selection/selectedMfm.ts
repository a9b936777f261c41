import { mfmClient } from '@workers/mfm/mfm.client';
import type { Note } from '@/domain/note/Note';
import type { Session } from '@/stores/session/Session';
import { cutMfm, shownMfm, type TextOwner } from './cutMfm';
import { lastSelection, textsIn } from './lastSelection';
import { shownIn, wholeOf } from './rangeText';
import { writeMfm } from './writeMfm';

/**
 * The selection within a note's own text, as a function that returns its markup.
 * @returns null if none of it is selected
 */
export function selectionIn(session: Session, note: Note): (() => string) | null {
	const range = lastSelection();
	const texts = range ? textsIn(range).filter(text => text.getAttribute('data-note-text') === note.id) : [];
	if (!range || texts.length === 0) return null;
	const selected = range.cloneRange();
	const author = session.entities.user(note.userId);
	const owner = { isCat: author?.isCat ?? false, host: author?.host ?? null, readersHost: session.host };
	return () =>
		texts
			.map(text =>
				partOf(text, selected, text.hasAttribute('data-warning') ? (note.cw ?? '') : (note.text ?? ''), owner),
			)
			.filter(part => part !== '')
			.join('\n\n');
}

function partOf(element: Element, selected: Range, source: string, owner: TextOwner): string {
	const tree = mfmClient.peek(source, element.hasAttribute('data-warning') ? 'simple' : 'full') ?? [source];
	// The rendered text differs (it is still being rendered), so positions in it can't be determined.
	if (!shownMfm(tree, owner).startsWith(shownIn(element, wholeOf(element), true))) return source;
	const isFromStart = !element.contains(selected.startContainer);
	const isToEnd = !element.contains(selected.endContainer);
	const from = isFromStart ? 0 : upTo(element, selected.startContainer, selected.startOffset, false);
	const to = isToEnd ? Number.POSITIVE_INFINITY : upTo(element, selected.endContainer, selected.endOffset, true);
	return writeMfm(cutMfm(tree, from, to, owner));
}

/** The number of visible characters before a position. */
function upTo(element: Element, container: Node, offset: number, takesLast: boolean): number {
	const range = wholeOf(element);
	range.setEnd(container, offset);
	return shownIn(element, range, takesLast).length;
}
