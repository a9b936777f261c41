import type { CallOptions } from '@/api/ApiClient';
import { type Paging, pagingParams } from '@/api/pagingParams';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import { LIST_PAGE } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import { noteRetention } from './noteRetention';

/** An item that a list shows as its note, such as a favourite. */
export interface WirePointer {
	readonly id: string;
	readonly note?: WireNote | null;
}

interface Pointers<P> {
	readonly pointerOf: (id: string) => P | undefined;
	/** The note of an item; undefined if unknown. */
	readonly noteIdOf: (id: string) => string | undefined;
	/** The ids of all items of a note. */
	readonly idsOn: (noteId: string) => string[];
}

type PointerFeedSource<P> = FeedSource & Required<Pick<FeedSource, 'live' | 'retain'>> & Pointers<P>;

/** Items that refer to notes, the latest first. Paging uses the item's own id, not the note's. */
export function pointerFeedSource<P extends WirePointer>(
	session: Session,
	ask: (page: Paging, options: CallOptions) => Promise<readonly P[]>,
): PointerFeedSource<P> {
	const notes = noteRetention(session);
	const known = new Map<string, { readonly pointer: P; readonly noteId: string }>();
	const noteIdOf = (id: string) => known.get(id)?.noteId;
	const noteIdsOf = (ids: readonly string[]) => ids.flatMap(id => noteIdOf(id) ?? []);
	const idsOn = (noteId: string) => [...known].filter(([, each]) => each.noteId === noteId).map(([id]) => id);
	return {
		firstPage: LIST_PAGE,
		page: LIST_PAGE,
		pointerOf: id => known.get(id)?.pointer,
		noteIdOf,
		idsOn,
		async fetch({ limit, untilId }, signal) {
			const list = await ask(pagingParams({ limit, untilId }), { signal });
			session.entities.ingest(list.flatMap(({ note }) => note ?? []));
			for (const pointer of list) {
				if (pointer.note) known.set(pointer.id, { pointer, noteId: pointer.note.id });
			}
			return list.map(({ id }) => id);
		},
		live: handlers =>
			appEvents.on('noteDeleted', ({ session: where, noteId }) => {
				if (where === session) for (const id of idsOn(noteId)) handlers.gone(id);
			}),
		prepare: ids => notes.prepare(noteIdsOf(ids)),
		retain: ids => notes.retain(noteIdsOf(ids)),
		release: ids => notes.release(noteIdsOf(ids)),
	};
}
