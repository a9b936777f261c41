import type { InfiniteData } from '@tanstack/react-query';
import { childrenQuery } from '@/blocks/thread/childrenQuery';
import type { Note } from '@/domain/note/Note';
import { appEvents } from '@/stores/appEvents';
import { type Page, queryKey } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';

/**
 * Tells of the replies that come to the thread of a column (`notesArrived`): those that are newer than all it had when
 * it first asked for new ones. Older ones, which are opened by hand, are no arrivals.
 */
export class ReplyWatch {
	readonly #session: Session;
	readonly #noteId: string;
	readonly #columnId: string;
	readonly #end: () => void;
	/** When the newest known reply was written; null until new ones are asked for. */
	#newest: number | null = null;

	constructor(session: Session, noteId: string, columnId: string) {
		this.#session = session;
		this.#noteId = noteId;
		this.#columnId = columnId;
		this.#end = queryClient.getQueryCache().subscribe(({ type, query }) => {
			const [key, name] = query.queryKey;
			if (type === 'updated' && key === session.key && name === childrenQuery.name) this.#look();
		});
	}

	/** To be called before new replies are asked for. */
	begin(): void {
		this.#newest ??= newestOf(this.#replies());
	}

	end(): void {
		this.#end();
	}

	#look(): void {
		const newest = this.#newest;
		if (newest === null) return;
		const replies = this.#replies();
		this.#newest = Math.max(newest, newestOf(replies));
		const noteIds = replies.filter(({ createdAt }) => createdAt > newest).map(({ id }) => id);
		if (noteIds.length > 0) {
			appEvents.emit('notesArrived', { session: this.#session, noteIds, columnId: this.#columnId });
		}
	}

	#replies(noteId = this.#noteId): readonly Note[] {
		const key = queryKey(this.#session, childrenQuery, noteId);
		const { pages = [] } = queryClient.getQueryData<InfiniteData<Page<string>>>(key) ?? {};
		return pages
			.flatMap(({ items }) => items)
			.flatMap(id => [this.#session.entities.note(id) ?? [], this.#replies(id)].flat());
	}
}

const newestOf = (notes: readonly Note[]): number => Math.max(0, ...notes.map(({ createdAt }) => createdAt));
