import { shownNoteId } from '@/domain/note/shownNoteId';
import { type ThreadHost, threadHosts } from './threadHosts';

/** The thread of the note in an element; null outside of columns, and for notes without replies. */
export function threadAt(element: Element | null): { readonly isOpen: boolean; toggle(): void } | null {
	for (const host of element ? threadHosts : []) {
		const key = keyAt(element as Element, host);
		if (key !== null) return { isOpen: host.isOpen(key), toggle: () => host.toggle(key) };
	}
	return null;
}

/** The key of the row, if its note is a reply or has replies, or its thread is open. */
function keyAt(element: Element, { rows, session: { entities } }: ThreadHost): string | null {
	for (const [key, row] of rows() ?? []) {
		if (!row.contains(element)) continue;
		if (element.closest('[data-stands-in]')) return null;
		const root = key.startsWith('thread ') ? key.split(' ')[1] : undefined;
		if (root !== undefined) return root;
		const note = entities.note(key);
		const subject = note && entities.note(shownNoteId(note));
		return subject && (subject.replyId !== null || subject.repliesCount > 0) ? key : null;
	}
	return null;
}
