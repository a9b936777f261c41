import * as v from 'valibot';
import { canSee } from '../notes/canSee';
import type { NoteRow } from '../store/tables/notes';
import type { Relations } from './Relations';

/** Which notes each timeline of a stream carries: the rules of `notes/timelineQueries` for one new note. */

/** A missing value, or one that isn't a boolean, becomes the default, as on the real server. */
const option = (initial: boolean) => v.fallback(v.optional(v.boolean(), initial), initial);

/** Options as clients send them. Spread into a channel's parameters. */
export const noteOptions = { withRenotes: option(true), withFiles: option(false), withReplies: option(false) };

export type NoteOptions = { [Name in keyof typeof noteOptions]: v.InferOutput<(typeof noteOptions)[Name]> };

export interface Reader {
	/** Null for a visitor. */
	id: string | null;
	relations: Relations;
}

export const isKindWanted = (note: NoteRow, { withRenotes, withFiles }: NoteOptions): boolean =>
	!(note.isPureRenote && !withRenotes) && !(withFiles && !note.hasFiles);

/** False for notes by, to or renoted from users whom the reader has muted or who block the reader. */
export function isUnmuted(note: NoteRow, { relations }: Reader): boolean {
	for (const userId of [note.userId, note.replyUserId, note.renoteUserId]) {
		if (userId !== null && (relations.isMuted(userId) || relations.isBlockedBy(userId))) return false;
	}
	if (note.isPureRenote && relations.areRenotesMuted(note.userId)) return false;
	return !relations.isInstanceMuted(note.userHost);
}

export const isVisible = (note: NoteRow, { id, relations }: Reader): boolean =>
	canSee(note, { id, follows: userId => relations.following.has(userId) });

/** Replies to oneself, by the reader and to the reader are always included. */
function isReplyWanted(note: NoteRow, reader: Reader, areOthersWanted: boolean): boolean {
	if (note.replyId === null || areOthersWanted) return true;
	return (
		note.replyUserId === note.userId || (reader.id !== null && [note.userId, note.replyUserId].includes(reader.id))
	);
}

export function isInHome(note: NoteRow, reader: Reader): boolean {
	const { id, relations } = reader;
	if (note.channelId !== null) return relations.channels.has(note.channelId);
	if (note.userId === id) return true;
	const withReplies = relations.following.get(note.userId);
	return withReplies !== undefined && isReplyWanted(note, reader, withReplies);
}

export const isInLocal = (note: NoteRow, reader: Reader, { withReplies }: NoteOptions): boolean =>
	isInGlobal(note) && note.userHost === null && isReplyWanted(note, reader, withReplies);

export const isInHybrid = (note: NoteRow, reader: Reader, options: NoteOptions): boolean =>
	isInHome(note, reader) || isInLocal(note, reader, options);

export const isInGlobal = (note: NoteRow): boolean => note.channelId === null && note.visibility === 'public';

/** @param members member → whether their replies to others are included */
export function isInList(note: NoteRow, reader: Reader, members: ReadonlyMap<string, boolean>): boolean {
	const withReplies = members.get(note.userId);
	return note.channelId === null && withReplies !== undefined && isReplyWanted(note, reader, withReplies);
}
