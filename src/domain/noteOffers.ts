import type { Note } from './Note';
import type { Permission } from './permissions';
import type { User } from './User';

/** Who looks at a note, as far as it decides what they may do with it. */
export interface NoteReader {
	/** Null for visitors. */
	readonly userId: string | null;
	/** Moderators and admins. */
	readonly isModerator: boolean;
	/** By policy, and the server has a translator. */
	readonly canTranslate: boolean;
	/** Whether the reader's token was granted this, such as `write:favorites`. */
	readonly may: (permission: Permission) => boolean;
}

export interface NoteOffers {
	readonly copyText: boolean;
	/** It has an address on its own server. */
	readonly openRemote: boolean;
	readonly embed: boolean;
	readonly translate: boolean;
	readonly favorite: boolean;
	/** Clip it, mute its thread. */
	readonly keep: boolean;
	readonly pin: boolean;
	readonly pinInChannel: boolean;
	readonly seeRenoters: boolean;
	readonly removeRenotesOfOthers: boolean;
	readonly report: boolean;
	readonly delete: boolean;
	readonly deleteAndEdit: boolean;
}

/** What the reader may do with a note beside answering, renoting and reacting (spec 2 §5 and §6). */
export function noteOffers(note: Note, author: Pick<User, 'host'> | undefined, reader: NoteReader): NoteOffers {
	const { channel, visibility } = note;
	const isMember = reader.userId !== null;
	const isMine = isMember && note.userId === reader.userId;
	const { may } = reader;
	const says = note.text !== null && note.text !== '';
	return {
		copyText: says,
		openRemote: /^https?:\/\//.test(note.url ?? note.uri ?? ''),
		embed: author?.host === null && visibility !== 'specified' && visibility !== 'followers' && !note.isHidden,
		translate: isMember && says && reader.canTranslate && may('read:account'),
		// What is kept already has to be read before it is changed.
		favorite: isMember && may('write:favorites') && may('read:account'),
		keep: isMember && may('write:account') && may('read:account'),
		pin: isMine && may('write:account'),
		pinInChannel:
			isMember &&
			may('write:channels') &&
			may('read:account') &&
			channel !== null &&
			(channel.userId === reader.userId || reader.isModerator),
		seeRenoters: note.renoteCount > 0,
		removeRenotesOfOthers: reader.isModerator && may('write:notes'),
		report: isMember && !isMine && may('write:report-abuse'),
		delete: (isMine || reader.isModerator) && may('write:notes'),
		deleteAndEdit: isMine && may('write:notes'),
	};
}
