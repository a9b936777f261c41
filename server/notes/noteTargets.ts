import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { type ChannelRow, channels } from '../store/tables/collections';
import { type NoteRow, notes } from '../store/tables/notes';
import { blocks, follows } from '../store/tables/relations';
import { type UserRow, users } from '../store/tables/users';
import { canSee } from './canSee';
import type { NoteInput } from './NoteInput';

/** Whether one user has blocked another. */
export const isBlockedBy = ({ db }: Core, personId: string, blockerId: string): boolean =>
	personId !== blockerId && db.exists(blocks, 't.blockerId = ? AND t.blockeeId = ?', blockerId, personId);

/** Whether a user may see the content of a note. */
export function canPersonSee({ db }: Core, note: NoteRow, personId: string | null): boolean {
	const author = db.byId(users, note.userId);
	const followsThem = (userId: string) =>
		personId !== null && db.exists(follows, 't.followerId = ? AND t.followeeId = ?', personId, userId);
	return canSee(note, { id: personId, follows: followsThem }, author);
}

/**
 * The note to renote or quote.
 * @throws Refusal
 */
export function renoteTarget(core: Core, author: UserRow, input: NoteInput): NoteRow | null {
	if (!input.renoteId) return null;
	const target = core.db.byId(notes, input.renoteId);
	if (!target) throw new Refusal('noSuchRenoteTarget');
	if (target.isPureRenote) throw new Refusal('cannotReRenote');
	if (isBlockedBy(core, author.id, target.userId)) throw new Refusal('youHaveBeenBlocked');
	const isOwn = target.userId === author.id;
	if (target.visibility === 'specified' || (target.visibility === 'followers' && !isOwn)) {
		throw new Refusal('cannotRenoteDueToVisibility');
	}
	if (!isOwn && !canPersonSee(core, target, author.id)) throw new Refusal('cannotRenoteDueToVisibility');
	if (target.channelId !== null && target.channelId !== input.channelId) {
		const channel = core.db.byId(channels, target.channelId);
		if (!channel) throw new Refusal('noSuchRenoteTarget');
		if (!channel.allowRenoteToExternal) throw new Refusal('cannotRenoteOutsideOfChannel');
	}
	return target;
}

/**
 * The note to reply to.
 * @throws Refusal
 */
export function replyTarget(core: Core, author: UserRow, input: NoteInput): NoteRow | null {
	if (!input.replyId) return null;
	const target = core.db.byId(notes, input.replyId);
	if (!target) throw new Refusal('noSuchReplyTarget');
	if (target.isPureRenote) throw new Refusal('cannotReplyToPureRenote');
	if (!canPersonSee(core, target, author.id)) throw new Refusal('cannotReplyToInvisibleNote');
	if (target.visibility === 'specified' && (input.visibility ?? 'public') !== 'specified') {
		throw new Refusal('cannotReplyToSpecifiedVisibilityNoteWithExtendedVisibility');
	}
	if (isBlockedBy(core, author.id, target.userId)) throw new Refusal('youHaveBeenBlocked');
	return target;
}

/**
 * The channel to post in.
 * @throws Refusal
 */
export function channelTarget(core: Core, input: NoteInput): ChannelRow | null {
	if (!input.channelId) return null;
	const channel = core.db.byId(channels, input.channelId);
	if (!channel || channel.isArchived) throw new Refusal('noSuchChannel');
	return channel;
}
