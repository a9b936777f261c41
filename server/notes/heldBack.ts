/**
 * What authors hold back afterwards, as conditions on a note's author `a`: the rules of `canSee` for lists that are
 * searched. There a hidden note may not even be counted, since a found word tells what the note says.
 */

/** Hidden from everybody but its author. */
const isHidden = (noteId: string): string =>
	`(a.makeNotesHiddenBefore IS NOT NULL AND isIdBefore(${noteId}, a.makeNotesHiddenBefore))`;

/** For followers only, whatever its visibility says. */
const isForFollowers = (noteId: string): string =>
	`(a.makeNotesFollowersOnlyBefore IS NOT NULL AND isIdBefore(${noteId}, a.makeNotesFollowersOnlyBefore))`;

/** @param isLetIn condition: whom a note for followers is for, such as those who follow */
export const heldBackFromMember = (noteId: string, userId: string, isLetIn: string): string =>
	`EXISTS (SELECT 1 FROM users a WHERE a.id = ${userId} AND (
		${isHidden(noteId)} OR (${isForFollowers(noteId)} AND NOT (${isLetIn}))))`;

export const heldBackFromVisitor = (noteId: string, userId: string): string =>
	`EXISTS (SELECT 1 FROM users a WHERE a.id = ${userId} AND (
		a.requireSigninToViewContents = 1 OR ${isHidden(noteId)} OR ${isForFollowers(noteId)}))`;
