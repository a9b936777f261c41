import type { Clip } from '@/domain/collection/collections';
import type { Session } from '@/stores/session/Session';

/** Each private clip takes a call: beyond these, the ones that were used last, the server's refusal tells. */
const MOST_ASKED = 12;

/**
 * Which of the reader's clips hold a note, as far as can be known before it is added. Of public clips the server tells it
 * at once. Private ones are each asked for the note that comes right below this note's id in their order, which is the
 * note itself where they hold it; one that the reader has muted is not told of.
 */
export async function clipsHolding(
	session: Session,
	clips: readonly Clip[],
	noteId: string,
): Promise<ReadonlySet<string>> {
	const closed = clips
		.filter(({ isPublic, notesCount }) => !isPublic && notesCount > 0)
		.toSorted((a, b) => (b.lastClippedAt ?? '').localeCompare(a.lastClippedAt ?? ''))
		.slice(0, MOST_ASKED);
	const found = await Promise.all([
		publicClipsWith(session, noteId),
		...closed.map(async ({ id }) => ((await holds(session, id, noteId)) ? [id] : [])),
	]);
	return new Set(found.flat());
}

async function publicClipsWith(session: Session, noteId: string): Promise<string[]> {
	try {
		const clips = await session.api.call('notes/clips', { noteId });
		return clips.map(({ id }) => id);
	} catch (error) {
		console.warn('The clips that hold a note could not be read.', error);
		return [];
	}
}

async function holds(session: Session, clipId: string, noteId: string): Promise<boolean> {
	try {
		// Ids sort as text: none stands between this one and the same with a digit after it.
		const page = { clipId, untilId: `${noteId}0`, limit: 1 };
		const [note] = await session.api.call('clips/notes', page);
		return note?.id === noteId;
	} catch (error) {
		console.warn('A clip could not be asked whether it holds a note.', error);
		return false;
	}
}
