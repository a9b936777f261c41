import type { Thread } from '@/blocks/thread/fetchThread';
import { appEvents } from '@/stores/appEvents';
import { forgetCopy, keepCopy, noteCopy, recallCopy } from '@/stores/copies/copies';
import { takeCopy } from '@/stores/copies/takeCopy';
import type { Session } from '@/stores/session/Session';

// A deleted note is not shown again.
appEvents.on('noteDeleted', ({ session, noteId }) => {
	forgetCopy(session, noteCopy(noteId)).catch(error => console.warn('A copy could not be deleted.', error));
});

/** Keeps an opened note with the conversation above it, for when there is no network (rules/start#offline). */
export function keepThread(session: Session, { noteId, ancestorIds }: Thread): Promise<void> {
	const ids = [...ancestorIds, noteId];
	return keepCopy(session, noteCopy(noteId), { ids, ...takeCopy(session.entities, ids) });
}

/** The kept note; null if there is none. */
export async function recallThread(
	session: Session,
	noteId: string,
): Promise<(Thread & { readonly copiedAt: number }) | null> {
	const copy = await recallCopy(session, noteCopy(noteId));
	if (copy === null || !session.entities.note(noteId)) return null;
	const ancestorIds = copy.ids.filter(id => id !== noteId && session.entities.note(id));
	return { noteId, ancestorIds, copiedAt: copy.at };
}
