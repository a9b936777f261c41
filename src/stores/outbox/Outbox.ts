import { Emitter } from '@/base/Emitter';
import type { WireNote } from '@/wire/entities';
import { type Finding, findPosted } from './findPosted';
import { nextRun } from './nextRun';
import { newEntry, type OutboxEntry, type OutboxItem, type PostOutcome, withoutAnswer } from './OutboxEntry';
import { OutboxShelf } from './OutboxShelf';
import type { OutboxEvents, OutboxTools } from './OutboxTools';
import { PostWaiters } from './PostWaiters';
import { sendFiles } from './sendFiles';
import { answersPing, type OutboxApi, SETTLED_AFTER_MS, sendOnce } from './sendOnce';

/** Entries that waited longer are only sent when the user says so, as they may be out of place by then. */
const STALE_MS = 24 * 3_600_000;
const RETRY_MS = { first: 2_000, most: 60_000 };

type KeepEntry = (entry: OutboxEntry) => string | undefined;

/**
 * The notes that one account is about to post. Each is stored before it is sent and removed once it is known to be
 * posted, so that none is lost by a crash. None is posted twice, as only one tab works at a time, and an entry without
 * a response is looked for before it is sent again.
 */
export class Outbox {
	readonly events = new Emitter<OutboxEvents>();
	readonly #tools: OutboxTools;
	readonly #shelf: OutboxShelf;
	readonly #waiters = new PostWaiters();
	readonly #wantedBack = new Set<string>();
	/** Aborts the uploads that are running. */
	readonly #uploads = new Map<string, AbortController>();
	#running: Promise<void> | undefined;
	#isWanted = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#retryMs = RETRY_MS.first;
	#hasFailed = false;

	constructor(tools: OutboxTools) {
		this.#tools = tools;
		this.#shelf = new OutboxShelf({
			...tools,
			changed: isOwn => {
				this.events.emit('changed', undefined);
				if (isOwn) tools.tell();
			},
		});
	}

	/** Oldest first. */
	get entries(): readonly OutboxEntry[] {
		return this.#shelf.entries;
	}

	/**
	 * Stores a note, then sends it at once or after `holdMs`.
	 * @param stored called once the entry is stored, so that the draft needn't be kept elsewhere
	 * @throws if it could not be stored, and either got no response or has files to upload
	 */
	async post(item: OutboxItem, holdMs: number, stored: () => void): Promise<PostOutcome> {
		const entry = newEntry(item, this.#tools.sessionKey, holdMs);
		try {
			await this.#shelf.add(entry, item.uploads);
		} catch (error) {
			this.events.emit('storageFailed', { error });
			// A note can't refer to files that aren't uploaded yet.
			if (entry.waitingFiles) throw error;
			return this.#sendUnstored(entry);
		}
		stored();
		if (holdMs > 0) {
			this.#schedule();
			return { kind: 'held', entry };
		}
		const outcome = this.#waiters.wait(entry);
		void this.run();
		return outcome;
	}

	/** Does all the work that is due. Calls made meanwhile add one more round. */
	run(): Promise<void> {
		this.#isWanted = true;
		this.#running ??= this.#runAll()
			.catch(error => console.warn('The outbox could not be worked through.', error))
			.finally(() => {
				this.#running = undefined;
				// `run` may have been called just as the round ended.
				if (this.#isWanted) void this.run();
			});
		return this.#running;
	}

	/**
	 * Sends an entry at the user's request, whatever it waits for. If it may have been posted, it is looked for first.
	 */
	async send(id: string): Promise<void> {
		this.#retryMs = RETRY_MS.first;
		await this.#locked(async () => {
			const entry = this.#shelf.find(id);
			if (!entry) return;
			const wanted = { ...entry, wantedAt: Date.now(), holdUntil: 0, refusal: null };
			if (entry.state === 'unknown' || entry.state === 'sending') await this.#shelf.put(wanted);
			else await this.#shelf.put({ ...wanted, state: 'waiting', sentAt: null });
		});
		await this.run();
	}

	/**
	 * Takes an entry out of the outbox, to edit or delete it, even if its note may have been posted.
	 * @param keep called before it is removed, to store it elsewhere; returns the upload queue for its files, which are
	 * deleted without one
	 * @returns null if it isn't there any more: it was posted, or another tab took it
	 */
	take(id: string, keep: KeepEntry = () => undefined): Promise<OutboxEntry | null> {
		return this.#withdraw<never>(id, keep, async () => 'absent');
	}

	/**
	 * Like `take`, but looks for the note first if it may have been posted.
	 * @returns `unclear` if it can't be found out, or the note may still appear: then the entry stays in the outbox
	 */
	takeUnposted(id: string, keep: KeepEntry): Promise<OutboxEntry | 'unclear' | null> {
		return this.#withdraw(id, keep, entry => this.#whetherPosted(entry));
	}

	/** Reads the entries while no tab changes them. */
	look(at: (entries: readonly OutboxEntry[]) => void): Promise<void> {
		return this.#locked(async () => at(this.entries));
	}

	/** Reads the records again, after changes by other tabs. */
	async load(): Promise<void> {
		await this.#shelf.load();
		this.#waiters.settle(id => this.#shelf.find(id));
	}

	#withdraw<Unsure extends 'unclear'>(
		id: string,
		keep: KeepEntry,
		look: (entry: OutboxEntry) => Promise<'found' | 'absent' | Unsure>,
	): Promise<OutboxEntry | Unsure | null> {
		// The note being sent may take a while; this one must not be sent after it.
		this.#wantedBack.add(id);
		this.#uploads.get(id)?.abort();
		return this.#locked(async () => {
			const entry = this.#shelf.find(id);
			if (!entry) return null;
			const found = await look(entry);
			if (found === 'found') return null;
			if (found !== 'absent') return found;
			await this.#shelf.remove(entry, keep(entry));
			return entry;
		}).finally(() => this.#wantedBack.delete(id));
	}

	async #runAll(): Promise<void> {
		while (this.#isWanted) {
			this.#isWanted = false;
			this.#hasFailed = false;
			await this.#locked(async () => {
				for (const { id } of this.entries) await this.#advance(id);
			});
			this.#retryMs = this.#hasFailed ? Math.min(this.#retryMs * 2, RETRY_MS.most) : RETRY_MS.first;
		}
		this.#schedule();
	}

	#locked<T>(work: () => Promise<T>): Promise<T> {
		return this.#tools.withTabLock(`quarterdeck:outbox:${this.#tools.sessionKey}`, async () => {
			await this.load();
			return work();
		});
	}

	/** Moves an entry on as far as possible; no other tab works on it meanwhile. */
	async #advance(id: string): Promise<void> {
		const entry = this.#shelf.find(id);
		const api = this.#tools.api();
		if (!entry || !api || this.#wantedBack.has(id)) return;
		if (entry.state === 'held' && entry.holdUntil <= Date.now()) await this.#goOn({ ...entry, state: 'waiting' });
		else if (entry.state === 'sending') {
			// The tab that was sending it has died.
			await this.#goOn(withoutAnswer(entry, SETTLED_AFTER_MS));
		} else if (entry.state === 'unknown') await this.#lookFor(entry, api);
		else if (entry.state === 'waiting' || entry.state === 'uploading') {
			if (Date.now() - entry.wantedAt > STALE_MS) await this.#leave({ ...entry, state: 'offered' });
			else if (Date.now() < entry.holdUntil) this.#postpone(entry);
			else if (await this.#isReachable(api)) await this.#sendWhole(entry);
			else this.#putOff(entry);
		}
	}

	async #goOn(entry: OutboxEntry): Promise<void> {
		await this.#shelf.put(entry);
		await this.#advance(entry.id);
	}

	/** Uploads its files one after the other, then sends the note. */
	async #sendWhole(entry: OutboxEntry): Promise<void> {
		let current = entry;
		if (entry.waitingFiles?.length) {
			const upload = new AbortController();
			this.#uploads.set(entry.id, upload);
			current = await sendFiles(entry, this.#shelf, upload.signal, this.#tools.sendFile).finally(() =>
				this.#uploads.delete(entry.id),
			);
			if (current.state === 'refused') return this.#refused(current);
			if (current.waitingFiles?.length) return this.#putOff(current);
		}
		// The uploads may have taken long.
		const api = this.#tools.api();
		if (api) await this.#send(current, api);
	}

	async #send(entry: OutboxEntry, api: OutboxApi): Promise<void> {
		// The user may have taken it back while the server was asked whether it is there, or took the last file.
		if (this.#wantedBack.has(entry.id)) return this.#postpone(entry);
		const sending: OutboxEntry = { ...entry, state: 'sending', sentAt: entry.sentAt ?? Date.now() };
		await this.#shelf.put(sending);
		const sent = await sendOnce(api, entry.payload);
		if (sent.kind === 'posted') return this.#posted(sending, sent.note);
		if (sent.kind === 'unknown') {
			const unknown = withoutAnswer(sending, sent.settleMs);
			await this.#shelf.put(unknown);
			return this.#putOff(unknown);
		}
		if (sent.holdUntil === null)
			return this.#refused({ ...sending, state: 'refused', sentAt: null, refusal: sent.refusal });
		const limited: OutboxEntry = { ...sending, state: 'waiting', sentAt: null, holdUntil: sent.holdUntil };
		await this.#shelf.put(limited);
		this.#postpone(limited);
	}

	async #refused(entry: OutboxEntry): Promise<void> {
		if (!this.#waiters.has(entry.id)) return this.#leave(entry);
		await this.#shelf.put(entry);
		this.#waiters.answer(entry.id, { kind: 'refused', entry });
	}

	/**
	 * Sends without storing, if the device has no room: better than not sending.
	 * @throws if there was no response
	 */
	async #sendUnstored(entry: OutboxEntry): Promise<PostOutcome> {
		const api = this.#tools.api();
		if (!api) throw new Error('The account has left the device.');
		const sent = await sendOnce(api, entry.payload);
		if (sent.kind === 'unknown') throw sent.error;
		if (sent.kind === 'refused') return { kind: 'refused', entry: { ...entry, refusal: sent.refusal } };
		this.events.emit('posted', { entry, note: sent.note, isLate: false });
		return { kind: 'posted', noteId: sent.note.id };
	}

	/**
	 * Looks for a note that got no response. If it exists, the entry is done; if it surely doesn't, it is sent again;
	 * otherwise the user has to decide.
	 */
	async #lookFor(entry: OutboxEntry, api: OutboxApi): Promise<void> {
		const { sentAt } = entry;
		if (sentAt === null) return this.#goOn({ ...entry, state: 'waiting' });
		if (!(await this.#isReachable(api))) return this.#putOff(entry);
		try {
			const found = await this.#find(entry, sentAt, api);
			if (found === 'found' || Date.now() < (entry.settledAt ?? 0)) return;
			if (found === 'absent') await this.#goOn({ ...entry, state: 'waiting', sentAt: null, settledAt: null });
			else await this.#leave({ ...entry, state: 'doubtful' });
		} catch {
			this.#putOff(entry);
		}
	}

	/**
	 * Searches the server for an entry's note. If it is there, the entry is done.
	 * @throws if the server can't be asked
	 */
	async #find(entry: OutboxEntry, sentAt: number, api: OutboxApi): Promise<Finding['kind']> {
		const known = await this.#shelf.knownNotes();
		const finding = await findPosted({ api, userId: this.#tools.userId, payload: entry.payload, sentAt, known });
		if (finding.kind === 'found') await this.#posted(entry, finding.note);
		return finding.kind;
	}

	/** Like `#find`, for an entry in any state: `absent` only if its note surely isn't there and won't appear. */
	async #whetherPosted(entry: OutboxEntry): Promise<Finding['kind']> {
		const { state, sentAt, settledAt } = entry;
		if (state === 'doubtful') return 'unclear';
		if ((state !== 'unknown' && state !== 'sending') || sentAt === null) return 'absent';
		const api = this.#tools.api();
		if (!api) return 'unclear';
		// `settledAt` is that of the last attempt without a response: one that a dead tab left as `sending` has none.
		const isSettled = state === 'unknown' && Date.now() >= (settledAt ?? 0);
		try {
			const found = await this.#find(entry, sentAt, api);
			return found === 'absent' && !isSettled ? 'unclear' : found;
		} catch {
			return 'unclear';
		}
	}

	async #posted(entry: OutboxEntry, note: WireNote): Promise<void> {
		// In this order: if the tab dies in between, the remaining entry must find its note, which isn't marked as
		// another entry's yet.
		await this.#shelf.remove(entry);
		await this.#shelf.addKnownNote(note.id).catch(error => console.warn(error));
		const isLate = !this.#waiters.has(entry.id);
		this.events.emit('posted', { entry, note, isLate });
		this.#waiters.answer(entry.id, { kind: 'posted', noteId: note.id });
	}

	/** Blocks the entry until the user decides. */
	async #leave(entry: OutboxEntry): Promise<void> {
		await this.#shelf.put(entry);
		this.#postpone(entry);
		this.events.emit('needsAnswer', { entry });
	}

	/** A device without a network may still reach a server that runs on it. */
	async #isReachable(api: OutboxApi): Promise<boolean> {
		return this.#tools.isOnline() || answersPing(api);
	}

	/** Waits until the connection is back, or for some time. */
	#putOff(entry: OutboxEntry): void {
		this.#hasFailed = true;
		this.#postpone(entry);
	}

	/** Tells the waiting caller that it will be sent later. */
	#postpone(entry: OutboxEntry): void {
		this.#waiters.answer(entry.id, { kind: 'later', entry });
	}

	/** Runs again when the next entry is due. Not for an ended account: once it has signed in again, its stream does. */
	#schedule(): void {
		clearTimeout(this.#timer);
		const ms = nextRun(this.entries, this.#retryMs);
		if (ms !== null && this.#tools.api()) this.#timer = setTimeout(() => void this.run(), ms);
	}
}
