import type { DeckColumn } from '@/domain/deck/deck';
import { noteUri } from '@/domain/note/noteUri';
import { appEvents } from '@/stores/appEvents';
import { Feed } from '@/stores/feeds/Feed';
import { MergedFeed, type MergedSource } from '@/stores/feeds/MergedFeed';
import type { NoteIdentity } from '@/stores/feeds/mergeEntries';
import type { Session } from '@/stores/session/Session';
import { type Liveness, timelineFeedSource } from '../timelineFeed';
import type { ReadableSource } from './resolveSources';

/** By what a note of a session is known elsewhere; undefined if it isn't stored. */
function identityIn(session: Session, noteId: string): NoteIdentity | undefined {
	const note = session.entities.note(noteId);
	return note && { uri: noteUri(note, session.origin), createdAt: note.createdAt, isOwn: note.uri === null };
}

/** The feed of a merged column. A note that several of its timelines bring counts as one arrival. */
export function makeMergedFeed(sources: readonly ReadableSource[], column: DeckColumn, liveness: Liveness): MergedFeed {
	const merged: MergedFeed = new MergedFeed(
		sources.map(({ source, session, timeline }, index): MergedSource => {
			const { type, target, account } = source;
			const read = timelineFeedSource(session, timeline.source, { ...column, type, target, account }, liveness);
			const arrived = (ids: readonly string[]) => {
				const noteIds = merged.firstAmong(index, ids);
				const others = ids.filter(id => !noteIds.includes(id));
				if (noteIds.length > 0) appEvents.emit('notesArrived', { session, noteIds, columnId: column.id });
				if (others.length > 0) appEvents.emit('notesDoubled', { session, noteIds: others, columnId: column.id });
			};
			return { feed: new Feed({ ...read, arrived }), identityOf: id => identityIn(session, id) };
		}),
	);
	return merged;
}
