import { hiddenFromVisitor } from '../notes/hiddenByAuthor';

/**
 * Condition on `noteTags` (alias `g`): the hashtag is in a note that everyone may read now. Only such notes count, as
 * information about hashtags is the same for everyone.
 */
export const IN_OPEN_NOTE = `g.isOpen = 1
	AND NOT EXISTS (SELECT 1 FROM users s WHERE s.id = g.userId AND (s.isSuspended = 1 OR s.isDeleted = 1))
	AND NOT ${hiddenFromVisitor('g.noteId', 'g.userId')}`;
