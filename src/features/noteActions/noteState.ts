import { isModerator } from '@/domain/account/isModerator';
import type { Note } from '@/domain/note/Note';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';

/** The state of a note that has to be fetched. */
export interface NoteState {
	readonly isFavorited: boolean;
	readonly isMutedThread: boolean;
	/** The pins of its channel, if the user may pin there; null otherwise. */
	readonly channelPins: readonly string[] | null;
}

/** Whether the user may pin notes in the note's channel: its owner and moderators may. */
export const runsChannel = ({ me, userId }: Session, { channel }: Note): boolean =>
	channel !== null && (channel.userId === userId || isModerator(me.getState().me));

/** @throws {ApiError} {NetworkError} as the calls do */
export async function fetchNoteState(session: Session, note: Note): Promise<NoteState> {
	const mayPin = runsChannel(session, note) && tokenMay(session, 'write:channels');
	const [state, channel] = await Promise.all([
		session.api.call('notes/state', { noteId: note.id }),
		mayPin && note.channel ? session.api.call('channels/show', { channelId: note.channel.id }) : null,
	]);
	return {
		isFavorited: state.isFavorited ?? false,
		isMutedThread: state.isMutedThread ?? false,
		channelPins: channel ? (channel.pinnedNoteIds ?? []) : null,
	};
}
