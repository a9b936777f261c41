import type { Clip } from '@/domain/collection/collections';
import type { Session } from '@/stores/session/Session';

/** Each private clip needs a call. Beyond this many of the latest used, the server's refusal on adding has to do. */
const MOST_ASKED = 12;

/**
 * Which of the user's clips contain a note, as far as can be found out before adding it. The server lists the public
 * ones. Private ones are each asked for the note right below this note's id plus a digit, which is the note itself if
 * the clip contains it. Notes that the user has muted are not found.
 */
export async function clipsWithNote(
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
		// Ids sort as text, so nothing lies between this one and the same with a digit appended.
		const page = { clipId, untilId: `${noteId}0`, limit: 1 };
		const [note] = await session.api.call('clips/notes', page);
		return note?.id === noteId;
	} catch (error) {
		console.warn('A clip could not be asked whether it holds a note.', error);
		return false;
	}
}
