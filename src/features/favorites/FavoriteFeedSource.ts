import { pagingParams } from '@/api/pagingParams';
import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import { appEvents } from '@/stores/appEvents';
import type { FeedEars, FeedSource, PageRequest } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';

interface WireFavorite {
	readonly id: string;
	readonly noteId: string;
	readonly note: WireNote;
}

/** Lists that are no timelines come by ten (spec 2 §7). */
const PAGE = 10;

/** The notes that somebody marked, the last one first. Pages count by the mark's own id, which is not the note's. */
export class FavoriteFeedSource implements FeedSource {
	readonly firstPage = PAGE;
	readonly page = PAGE;
	readonly #session: Session;
	readonly #notes: FeedSource;
	readonly #noteIds = new Map<string, string>();

	constructor(session: Session) {
		this.#session = session;
		this.#notes = noteFeedSource(session, 'i/favorites', {});
	}

	/** Which note a mark is on; undefined for an id that is no mark. */
	readonly noteIdOf = (favoriteId: string): string | undefined => this.#noteIds.get(favoriteId);

	readonly fetch = async ({ limit, untilId }: PageRequest, signal: AbortSignal): Promise<string[]> => {
		const list = (await this.#session.api.request('i/favorites', pagingParams({ limit, untilId }), {
			signal,
		})) as WireFavorite[];
		this.#session.entities.ingest(list.map(({ note }) => note));
		for (const { id, noteId } of list) this.#noteIds.set(id, noteId);
		return list.map(({ id }) => id);
	};

	/** Marks that the reader sets or takes back anywhere in the app, and notes that are deleted. */
	readonly live = (hear: FeedEars): (() => void) => {
		const lose = (noteId: string) => {
			for (const [id, marked] of this.#noteIds) if (marked === noteId) hear.gone(id);
		};
		const ends = [
			appEvents.on('favorited', ({ session, noteId, isOn }) => {
				if (session !== this.#session) return;
				if (isOn) hear.catchUp();
				else lose(noteId);
			}),
			appEvents.on('noteDeleted', ({ session, noteId }) => {
				if (session === this.#session) lose(noteId);
			}),
		];
		return () => {
			for (const end of ends) end();
		};
	};

	readonly prepare = async (ids: readonly string[]): Promise<void> => this.#notes.prepare?.(this.#noteIdsOf(ids));
	readonly retain = (ids: readonly string[]): void => this.#notes.retain?.(this.#noteIdsOf(ids));
	readonly release = (ids: readonly string[]): void => this.#notes.release?.(this.#noteIdsOf(ids));

	#noteIdsOf(ids: readonly string[]): string[] {
		return ids.flatMap(id => this.#noteIds.get(id) ?? []);
	}
}
