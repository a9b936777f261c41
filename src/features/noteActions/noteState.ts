import type { Note } from '@/domain/Note';
import type { Session } from '@/stores/session/Session';

/** What only a question to the server tells of a note. */
export interface NoteState {
	readonly isFavorited: boolean;
	readonly isMutedThread: boolean;
	/** Of its channel, where the reader may pin there; null otherwise. */
	readonly channelPins: readonly string[] | null;
}

/** @throws {ApiError} {NetworkError} as the calls do */
export async function fetchNoteState(session: Session, note: Note, withChannel: boolean): Promise<NoteState> {
	const [state, channel] = await Promise.all([
		session.api.call('notes/state', { noteId: note.id }),
		withChannel && note.channel ? session.api.call('channels/show', { channelId: note.channel.id }) : null,
	]);
	return {
		isFavorited: state.isFavorited ?? false,
		isMutedThread: state.isMutedThread ?? false,
		channelPins: channel ? (channel.pinnedNoteIds ?? []) : null,
	};
}
