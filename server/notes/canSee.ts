import { timeOfId } from '../store/IdSource';
import type { NoteRow } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';

/** The viewer, as far as it matters for what they may see. */
export interface Viewer {
	/** Null for a visitor. */
	id: string | null;
	/** Whether the viewer follows the user. */
	follows(userId: string): boolean;
}

type Author = Pick<UserRow, 'requireSigninToViewContents' | 'makeNotesFollowersOnlyBefore' | 'makeNotesHiddenBefore'>;
type Seen = Pick<NoteRow, 'id' | 'userId' | 'visibility' | 'visibleUserIds' | 'mentions' | 'replyUserId'>;

/**
 * Whether the viewer may see the note's content; otherwise it is sent with `isHidden` and without content. A direct
 * note is for its recipients and its author, not for those it merely mentions.
 * @param author the note's author, if known
 */
export function canSee(note: Seen, viewer: Viewer, author?: Author, now = Date.now()): boolean {
	if (viewer.id !== null && viewer.id === note.userId) return true;
	if (note.visibility === 'specified') return viewer.id !== null && note.visibleUserIds.includes(viewer.id);
	if (author?.requireSigninToViewContents && viewer.id === null) return false;
	if (author && isIdBefore(note.id, author.makeNotesHiddenBefore, now)) return false;
	const isForFollowers =
		note.visibility === 'followers' || (author && isIdBefore(note.id, author.makeNotesFollowersOnlyBefore, now));
	if (!isForFollowers) return true;
	if (viewer.id === null) return false;
	return note.replyUserId === viewer.id || note.mentions.includes(viewer.id) || viewer.follows(note.userId);
}

/** @param bound a time in seconds; if negative, a duration before now; null for none */
export function isIdBefore(noteId: string, bound: number | null, now = Date.now()): boolean {
	if (bound === null) return false;
	const moment = bound <= 0 ? now + bound * 1000 : bound * 1000;
	return timeOfId(noteId) <= moment;
}
