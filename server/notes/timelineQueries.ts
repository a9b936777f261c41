import type { NoteQuery } from './NoteQuery';

/**
 * The content of each timeline, as conditions for a `NoteQuery`. `streaming/timelineRules` has the same rules for a
 * single note.
 */

const FOLLOWED_AND_WANTED = `EXISTS (
	SELECT 1 FROM follows f WHERE f.followerId = ? AND f.followeeId = t.userId
	AND (t.replyId IS NULL OR t.replyUserId IN (t.userId, f.followerId) OR f.withReplies = 1))`;
const IN_FOLLOWED_CHANNEL = 'EXISTS (SELECT 1 FROM channelFollows c WHERE c.userId = ? AND c.channelId = t.channelId)';
const HOME = `(t.channelId IS NULL AND (t.userId = ? OR ${FOLLOWED_AND_WANTED}))
	OR (t.channelId IS NOT NULL AND ${IN_FOLLOWED_CHANNEL})`;
const LOCAL = "t.channelId IS NULL AND t.userHost IS NULL AND t.visibility = 'public'";
/** Replies to oneself, by the viewer, and to the viewer are always included. */
const NO_REPLIES = 't.replyId IS NULL OR t.replyUserId = t.userId';

export const inHome = (query: NoteQuery, me: string): NoteQuery => query.where(HOME, me, me, me);

export function inLocal(query: NoteQuery, me: string | null, withReplies: boolean): NoteQuery {
	query.where(LOCAL);
	if (withReplies) return query;
	return me === null ? query.where(NO_REPLIES) : query.where(`${NO_REPLIES} OR ? IN (t.userId, t.replyUserId)`, me);
}

export function inHybrid(query: NoteQuery, me: string, withReplies: boolean): NoteQuery {
	const replies = withReplies ? '1' : `${NO_REPLIES} OR ? IN (t.userId, t.replyUserId)`;
	return query.where(`(${HOME}) OR (${LOCAL} AND (${replies}))`, me, me, me, ...(withReplies ? [] : [me]));
}

export const inGlobal = (query: NoteQuery): NoteQuery => query.where("t.channelId IS NULL AND t.visibility = 'public'");

/** Notes of a list's members; replies to others only if the membership says so. */
export const inList = (query: NoteQuery, listId: string, me: string): NoteQuery =>
	query.where(
		`t.channelId IS NULL AND EXISTS (SELECT 1 FROM listMembers l WHERE l.listId = ? AND l.userId = t.userId
			AND (t.replyId IS NULL OR t.replyUserId IN (t.userId, ?) OR l.withReplies = 1))`,
		listId,
		me,
	);
