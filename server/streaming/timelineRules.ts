import { canSee } from '../notes/canSee';
import type { NoteRow } from '../store/tables/notes';
import type { Relations } from './Relations';

/** Which notes a stream's timelines carry: the rules of `notes/timelineQueries` for one new note. */

export interface NoteOptions {
	withRenotes: boolean;
	withFiles: boolean;
	withReplies: boolean;
}

/** Options as clients send them; what is missing or no boolean has its default. */
export function readNoteOptions(params: Record<string, unknown>): NoteOptions {
	return {
		withRenotes: params.withRenotes !== false,
		withFiles: params.withFiles === true,
		withReplies: params.withReplies === true,
	};
}

export interface Reader {
	/** Null: a visitor. */
	id: string | null;
	relations: Relations;
}

export const isKindWanted = (note: NoteRow, { withRenotes, withFiles }: NoteOptions): boolean =>
	!(note.isPureRenote && !withRenotes) && !(withFiles && !note.hasFiles);

/** Nothing of, to or renoted from people whom the reader muted or who block the reader. */
export function isBearable(note: NoteRow, { relations }: Reader): boolean {
	for (const userId of [note.userId, note.replyUserId, note.renoteUserId]) {
		if (userId !== null && (relations.isMuted(userId) || relations.isBlockedBy(userId))) return false;
	}
	if (note.isPureRenote && relations.areRenotesMuted(note.userId)) return false;
	return !relations.isInstanceMuted(note.userHost);
}

export const isVisible = (note: NoteRow, { id, relations }: Reader): boolean =>
	canSee(note, { id, follows: userId => relations.following.has(userId) });

/** Replies to oneself, by the reader and to the reader are always wanted. */
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

/** @param members member → whether replies of theirs to others are wanted */
export function isInList(note: NoteRow, reader: Reader, members: ReadonlyMap<string, boolean>): boolean {
	const withReplies = members.get(note.userId);
	return note.channelId === null && withReplies !== undefined && isReplyWanted(note, reader, withReplies);
}
