import { isAbort } from '@/api/ApiError';
import { wasLeftOn } from '@/blocks/appearance/rememberedState';
import { makeNoteRows, type ShownRow } from '@/blocks/feed/feedRows';
import { revealedKey } from '@/blocks/feed/MutedNote';
import { CHILDREN, DEPTH, fetchChildren, fetchThread } from '@/blocks/thread/fetchThread';
import { appEvents } from '@/stores/appEvents';
import { ListVerdicts } from '@/stores/muting/ListVerdicts';
import type { Session } from '@/stores/session/Session';
import type { NoteRow, Row, ThreadLine, ThreadRow } from '../rows';

/** A note with its known replies. */
interface Branch {
	readonly noteId: string;
	readonly depth: number;
	replies: readonly Branch[];
	state: 'idle' | 'loading' | 'ready' | 'failed';
	hasMore: boolean;
}

/**
 * The thread around one row of a column, as rows: the conversation above it, oldest first, and the replies below.
 * Retains its notes until it ends.
 */
export class ThreadTree {
	readonly #session: Session;
	readonly #rowKey: string;
	readonly #root: Branch;
	readonly #changed: () => void;
	readonly #verdicts: ListVerdicts;
	readonly #abort = new AbortController();
	readonly #held: string[] = [];
	readonly #revealed = new Set<string>();
	readonly #ends: (() => void)[];
	#ancestorIds: readonly string[] = [];
	#conversation: 'loading' | 'ready' | 'failed' = 'loading';
	#rows = new Map<string, Row>();
	#around: { readonly of: NoteRow; readonly row: NoteRow } | null = null;

	/**
	 * @param rowKey of the row that it opens around
	 * @param noteId of the note in that row
	 * @param changed called when its rows have changed
	 */
	constructor(session: Session, rowKey: string, noteId: string, changed: () => void) {
		this.#session = session;
		this.#rowKey = rowKey;
		this.#root = branch(noteId, 0);
		this.#changed = changed;
		this.#verdicts = new ListVerdicts(session.wordMutes);
		this.#ends = [
			session.wordMutes.version.subscribe(() => void this.#judgeAnew()),
			appEvents.on('posted', event => event.session === session && this.#posted(event.noteId)),
			appEvents.on('noteDeleted', event => event.session === session && changed()),
		];
		this.retry();
	}

	end(): void {
		this.#abort.abort();
		for (const end of this.#ends) end();
		this.#session.entities.release(this.#held);
	}

	/** Fetches what failed again. */
	retry(): void {
		if (this.#conversation !== 'ready') void this.#fetchConversation();
		for (const each of this.#branches(this.#root)) if (each.state === 'failed') void this.#fetchReplies(each);
		if (this.#root.state === 'idle') void this.#fetchReplies(this.#root);
	}

	/** Fetches the next replies to one of its notes. */
	more(noteId: string): void {
		const found = this.#find(noteId);
		if (found && found.state !== 'loading') void this.#fetchReplies(found);
	}

	/** Shows the replies to a muted reply. */
	reveal(noteId: string): void {
		this.#revealed.add(noteId);
		const found = this.#find(noteId);
		if (found) this.#goDeeper(found);
		this.#changed();
	}

	above(): readonly Row[] {
		let aboveId: string | undefined;
		return this.#shown(this.#ancestorIds, false).map(shown => {
			const row = this.#noteRow({ noteId: shown.key, depth: 0, aboveId }, shown);
			aboveId = shown.kind === 'item' ? shown.key : undefined;
			return row;
		});
	}

	around(row: NoteRow, above: Row | undefined): NoteRow {
		if (above?.kind !== 'thread' || above.isMuted) return row;
		if (this.#around?.of !== row || this.#around.row.aboveId !== above.noteId)
			this.#around = { of: row, row: { ...row, aboveId: above.noteId } };
		return this.#around.row;
	}

	below(): readonly Row[] {
		const rows = this.#rowsBelow(this.#root);
		const isFailed =
			this.#conversation === 'failed' || [...this.#branches(this.#root)].some(each => each.state === 'failed');
		const isLoading = this.#conversation === 'loading' || this.#root.state === 'loading';
		if (isFailed) rows.push(this.#line('failed', this.#root));
		else if (isLoading) rows.push(this.#line('loading', this.#root));
		return [...rows, this.#line('fold', this.#root)];
	}

	#rowsBelow(parent: Branch): Row[] {
		const rows: Row[] = [];
		const replies = new Map(parent.replies.map(reply => [reply.noteId, reply]));
		for (const shown of this.#shown([...replies.keys()], true)) {
			const reply = replies.get(shown.key);
			if (!reply) continue;
			rows.push(this.#noteRow({ noteId: shown.key, depth: reply.depth, aboveId: parent.noteId }, shown));
			if (this.#isHidden(reply.noteId)) continue;
			rows.push(...this.#rowsBelow(reply));
			if (reply.depth >= DEPTH && this.#hasReplies(reply.noteId)) rows.push(this.#line('continue', reply));
		}
		if (parent.hasMore) rows.push(this.#line('more', parent));
		return rows;
	}

	async #fetchConversation(): Promise<void> {
		this.#conversation = 'loading';
		try {
			const { ancestorIds } = await fetchThread(this.#session, this.#root.noteId, this.#abort.signal);
			this.#hold(ancestorIds);
			this.#ancestorIds = ancestorIds;
			this.#conversation = 'ready';
		} catch (error) {
			if (isAbort(error)) return;
			this.#conversation = 'failed';
		}
		this.#changed();
	}

	async #fetchReplies(parent: Branch): Promise<void> {
		parent.state = 'loading';
		const last = parent.hasMore ? (parent.replies.at(-1)?.noteId ?? null) : null;
		try {
			const ids = await fetchChildren(this.#session, parent.noteId, last, this.#abort.signal);
			const known = new Set(parent.replies.map(reply => reply.noteId));
			const fresh = ids.filter(id => !known.has(id));
			this.#hold(fresh);
			const replies = fresh.map(id => branch(id, parent.depth + 1));
			parent.replies = [...parent.replies, ...replies];
			parent.hasMore = ids.length >= CHILDREN;
			parent.state = 'ready';
			for (const reply of replies) if (!this.#isHidden(reply.noteId)) this.#goDeeper(reply);
		} catch (error) {
			if (isAbort(error)) return;
			parent.state = 'failed';
		}
		this.#changed();
	}

	#goDeeper(reply: Branch): void {
		if (reply.state === 'idle' && reply.depth < DEPTH && this.#hasReplies(reply.noteId)) void this.#fetchReplies(reply);
	}

	#posted(noteId: string): void {
		const answered = this.#session.entities.note(noteId)?.replyId;
		const parent = answered ? this.#find(answered) : undefined;
		if (!parent || parent.depth >= DEPTH || parent.replies.some(reply => reply.noteId === noteId)) return;
		this.#hold([noteId]);
		parent.replies = [branch(noteId, parent.depth + 1), ...parent.replies];
		this.#changed();
	}

	#hold(ids: readonly string[]): void {
		this.#session.entities.retain(ids);
		this.#held.push(...ids);
		this.#verdicts.keep(() => this.#held);
	}

	/** Checks all notes again after the rules have changed. */
	async #judgeAnew(): Promise<void> {
		const missing = this.#verdicts.missing(this.#held);
		try {
			await this.#session.wordMutes.prepare(missing);
			this.#verdicts.take(missing);
		} catch (error) {
			console.warn('Muted words could not be looked for.', error);
		}
		if (!this.#abort.signal.aborted) this.#changed();
	}

	/** @param isBelow whether they are shown below the note they reply to */
	#shown(noteIds: readonly string[], isBelow: boolean): readonly ShownRow[] {
		const present = noteIds.filter(id => !this.#isGone(id));
		return makeNoteRows(present, id => this.#verdicts.verdictOf(id, isBelow));
	}

	/** Whether a note is below a muted reply that isn't revealed. */
	#isHidden(id: string): boolean {
		const isRevealed = this.#revealed.has(id) || wasLeftOn(revealedKey(this.#session, id));
		return this.#verdicts.verdictOf(id, true) !== 'none' && !isRevealed;
	}

	#isGone(id: string): boolean {
		return this.#session.entities.note(id)?.isDeleted ?? true;
	}

	#hasReplies(id: string): boolean {
		return (this.#session.entities.note(id)?.repliesCount ?? 0) > 0;
	}

	#find(noteId: string): Branch | undefined {
		for (const each of this.#branches(this.#root)) if (each.noteId === noteId) return each;
		return undefined;
	}

	*#branches(from: Branch): Generator<Branch> {
		yield from;
		for (const reply of from.replies) yield* this.#branches(reply);
	}

	#noteRow(place: Pick<ThreadRow, 'noteId' | 'aboveId' | 'depth'>, shown: ShownRow): Row {
		const isMuted = shown.kind === 'placeholder';
		const key = `thread ${this.#rowKey} ${place.noteId}`;
		const last = this.#rows.get(key);
		if (last?.kind === 'thread' && last.isMuted === isMuted && last.aboveId === place.aboveId) return last;
		return this.#keep({ kind: 'thread', key, rootKey: this.#rowKey, ...place, isMuted });
	}

	#line(what: ThreadLine, parent: Branch): Row {
		const key = `thread ${this.#rowKey} ${what} ${parent.noteId}`;
		const isBusy = parent.state === 'loading';
		const last = this.#rows.get(key);
		if (last?.kind === 'threadLine' && last.isBusy === isBusy) return last;
		const { noteId: parentId, depth } = parent;
		return this.#keep({ kind: 'threadLine', key, rootKey: this.#rowKey, what, parentId, depth: depth + 1, isBusy });
	}

	#keep(row: Row): Row {
		this.#rows.set(row.key, row);
		return row;
	}
}

const branch = (noteId: string, depth: number): Branch => ({
	noteId,
	depth,
	replies: [],
	state: 'idle',
	hasMore: false,
});
