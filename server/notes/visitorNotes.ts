import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { packNotes } from '../pack/packNote';
import { isClosedToVisitors } from './isClosedToVisitors';
import { NoteQuery } from './NoteQuery';

/** Notes that this server shows to visitors. */
export function openNotes(core: Core): NoteQuery {
	const query = new NoteQuery(core, null).unmuted();
	if (isClosedToVisitors(core, { userHost: null })) return query.where('0');
	return isClosedToVisitors(core, { userHost: 'elsewhere' }) ? query.where('t.userHost IS NULL') : query;
}

/** What somebody has published: no renotes, answers to others and notes of channels. */
export const publishedNotes = (core: Core, userId: string): NoteQuery =>
	openNotes(core)
		.where("t.userId = ? AND t.visibility = 'public' AND t.channelId IS NULL AND t.isPureRenote = 0", userId)
		.where('t.replyId IS NULL OR t.replyUserId = t.userId');

/** The notes that visitors may read, newest first: some authors hide theirs from visitors. */
export const readableNotes = (core: Core, query: NoteQuery, limit: number): entities.Note[] =>
	packNotes(core, query.page({}).rows(limit), null).filter(note => !note.isHidden);
