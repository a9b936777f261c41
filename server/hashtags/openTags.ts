import { heldBackFromVisitor } from '../notes/heldBack';

/**
 * Condition on `noteTags` (alias `g`): the tag stands in a note that everybody may read now. Only such notes count, since
 * what tells of tags tells everybody the same.
 */
export const IN_OPEN_NOTE = `g.isOpen = 1
	AND NOT EXISTS (SELECT 1 FROM users s WHERE s.id = g.userId AND (s.isSuspended = 1 OR s.isDeleted = 1))
	AND NOT ${heldBackFromVisitor('g.noteId', 'g.userId')}`;
