/**
 * Notes that their authors have hidden afterwards, as conditions on the author `a`: the rules of `canSee` for searched
 * lists. There a hidden note must not even be counted, as a match reveals its content.
 */

/** Hidden from everyone but its author. */
const isHidden = (noteId: string): string =>
	`(a.makeNotesHiddenBefore IS NOT NULL AND isIdBefore(${noteId}, a.makeNotesHiddenBefore))`;

/** For followers only, whatever its visibility. */
const isForFollowers = (noteId: string): string =>
	`(a.makeNotesFollowersOnlyBefore IS NOT NULL AND isIdBefore(${noteId}, a.makeNotesFollowersOnlyBefore))`;

/** @param isLetIn condition for who may see a followers-only note, such as followers */
export const hiddenFromMember = (noteId: string, userId: string, isLetIn: string): string =>
	`EXISTS (SELECT 1 FROM users a WHERE a.id = ${userId} AND (
		${isHidden(noteId)} OR (${isForFollowers(noteId)} AND NOT (${isLetIn}))))`;

export const hiddenFromVisitor = (noteId: string, userId: string): string =>
	`EXISTS (SELECT 1 FROM users a WHERE a.id = ${userId} AND (
		a.requireSigninToViewContents = 1 OR ${isHidden(noteId)} OR ${isForFollowers(noteId)}))`;
