import { Emitter } from '@/base/Emitter';
import { randomId } from '@/base/randomId';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { WireNote } from '@/wire/entities';
import { isAccountGone } from '../session/isAccountGone';
import { findPosted } from './findPosted';
import type { OutboxEntry, OutboxItem, PostOutcome } from './OutboxEntry';
import { outboxRecords } from './outboxRecords';
import { type OutboxApi, SETTLED_AFTER_MS, sendOnce } from './sendOnce';

/** A composer waits so long for an answer before it leaves the rest to the outbox. */
const PATIENCE_MS = 10_000;
/** What has waited for longer goes only when somebody says so: it may be out of place by now. */
const STALE_MS = 24 * 3_600_000;
const PING_MS = 3_000;
/** As long as a note may still appear it is looked for so often. */
const LOOK_MS = 1_500;
const RETRY_MS = { first: 2_000, most: 60_000 };

export interface OutboxEvents {
	changed: undefined;
	/** @param isLate nobody waits for it any more */
	posted: { entry: OutboxEntry; note: WireNote; isLate: boolean };
	/** It lies with the person now: what `needsAnswer` tells. */
	needsAnswer: { entry: OutboxEntry };
	accountGone: { error: unknown };
	storageFailed: { error: unknown };
}

export interface OutboxTools {
	readonly sessionKey: string;
	readonly userId: string;
	/** Undefined where the account has left the device. */
	readonly api: () => OutboxApi | undefined;
	readonly database: () => Promise<KeyValueStore>;
	/** Keeps other tabs from doing the same meanwhile. */
	readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
	/** Whether the device has a network. */
	readonly isOnline: () => boolean;
	/** Tells other tabs that the records have changed. */
	readonly tell: () => void;
}

/**
 * One account's notes that are to be posted. Each is stored before it is sent, and leaves once it is known to be posted,
 * so that nothing is lost, whatever dies; and as only one tab works at a time and what got no answer is looked for before it is sent
 * again, nothing is posted twice.
 */
export class Outbox {
	readonly events = new Emitter<OutboxEvents>();
	#entries: readonly OutboxEntry[] = [];
	readonly #tools: OutboxTools;
	readonly #waiting = new Map<string, (outcome: PostOutcome) => void>();
	#running: Promise<void> | undefined;
	#isWanted = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#retryMs = RETRY_MS.first;
	#hasFailed = false;
	/** Counts the changes that were made to the records here. */
	#changes = 0;

	constructor(tools: OutboxTools) {
		this.#tools = tools;
	}

	get entries(): readonly OutboxEntry[] {
		return this.#entries;
	}

	/**
	 * Stores what is to be posted, and sends it, at once or after `holdMs`.
	 * @param stored called when the record is safe: now the draft need not be kept elsewhere
	 * @throws where it could not be stored, and no answer came
	 */
	async post(item: OutboxItem, holdMs: number, stored: () => void): Promise<PostOutcome> {
		const entry = newEntry(item, this.#tools.sessionKey, holdMs);
		try {
			await this.#put(entry);
		} catch (error) {
			this.events.emit('storageFailed', { error });
			return this.#sendUnstored(entry);
		}
		stored();
		if (holdMs > 0) {
			this.#schedule();
			return { kind: 'held', entry };
		}
		return this.#outcomeOf(entry);
	}

	#outcomeOf(entry: OutboxEntry): Promise<PostOutcome> {
		return new Promise(resolve => {
			const timer = setTimeout(() => this.#postpone(entry), PATIENCE_MS);
			this.#waiting.set(entry.id, outcome => {
				clearTimeout(timer);
				resolve(outcome);
			});
			void this.run();
		});
	}

	/** Does what can be done now. Ends when it is done; calls that come meanwhile are one more round. */
	run(): Promise<void> {
		this.#isWanted = true;
		this.#running ??= this.#runAll()
			.catch(error => console.warn('The outbox could not be worked through.', error))
			.finally(() => {
				this.#running = undefined;
				// Somebody may have asked as it ended.
				if (this.#isWanted) void this.run();
			});
		return this.#running;
	}

	/** Somebody wants an entry to go, whatever it waits for. What may have been posted is looked for first. */
	async send(id: string): Promise<void> {
		this.#retryMs = RETRY_MS.first;
		await this.#alone(async () => {
			const entry = this.#find(id);
			if (!entry) return;
			const wanted = { ...entry, wantedAt: Date.now(), holdUntil: 0, refusal: null };
			if (entry.state === 'unknown' || entry.state === 'sending') await this.#put(wanted);
			else await this.#put({ ...wanted, state: 'waiting', sentAt: null });
		});
		await this.run();
	}

	/**
	 * Takes an entry out of the outbox: into a composer, or away.
	 * @param keep called with it before it goes, where it has to be kept elsewhere
	 * @returns null where it is not there any more: it was posted, or another tab took it
	 */
	async take(id: string, keep: (entry: OutboxEntry) => void = () => {}): Promise<OutboxEntry | null> {
		return this.#alone(async () => {
			const entry = this.#find(id);
			if (!entry) return null;
			keep(entry);
			await this.#remove(entry);
			return entry;
		});
	}

	/** Looks at the entries while no tab changes them. */
	look(at: (entries: readonly OutboxEntry[]) => void): Promise<void> {
		return this.#alone(async () => at(this.#entries));
	}

	/** Reads what other tabs made of the records. */
	async load(): Promise<void> {
		const database = await this.#tools.database();
		for (let changes = -1; changes !== this.#changes; ) {
			// What is changed here while the records are read may be missing among them.
			changes = this.#changes;
			const entries = await outboxRecords.all(database, this.#tools.sessionKey);
			if (changes === this.#changes) this.#show(entries);
		}
		for (const [id] of this.#waiting) {
			// Another tab was quicker.
			const entry = this.#find(id);
			if (!entry) this.#answer(id, { kind: 'posted', noteId: null });
			else if (entry.state === 'refused') this.#answer(id, { kind: 'refused', entry });
		}
	}

	async #runAll(): Promise<void> {
		while (this.#isWanted) {
			this.#isWanted = false;
			this.#hasFailed = false;
			await this.#alone(async () => {
				for (const { id } of this.#entries) await this.#advance(id);
			});
			this.#retryMs = this.#hasFailed ? Math.min(this.#retryMs * 2, RETRY_MS.most) : RETRY_MS.first;
		}
		this.#schedule();
	}

	#alone<T>(work: () => Promise<T>): Promise<T> {
		return this.#tools.alone(`quarterdeck:outbox:${this.#tools.sessionKey}`, async () => {
			await this.load();
			return work();
		});
	}

	/** Takes an entry as far as it goes now. No other tab works at it meanwhile. */
	async #advance(id: string): Promise<void> {
		const entry = this.#find(id);
		const api = this.#tools.api();
		if (!entry || !api) return;
		if (entry.state === 'held' && entry.holdUntil <= Date.now()) await this.#goOn({ ...entry, state: 'waiting' });
		else if (entry.state === 'sending') {
			// Whoever sent it has died.
			await this.#goOn(withoutAnswer(entry, SETTLED_AFTER_MS));
		} else if (entry.state === 'unknown') await this.#lookFor(entry, api);
		else if (entry.state === 'waiting') {
			if (Date.now() - entry.wantedAt > STALE_MS) await this.#leave({ ...entry, state: 'offered' });
			else if (await this.#isReachable(api)) await this.#send(entry, api);
			else this.#putOff(entry);
		}
	}

	async #goOn(entry: OutboxEntry): Promise<void> {
		await this.#put(entry);
		await this.#advance(entry.id);
	}

	async #send(entry: OutboxEntry, api: OutboxApi): Promise<void> {
		const sending: OutboxEntry = { ...entry, state: 'sending', sentAt: entry.sentAt ?? Date.now() };
		await this.#put(sending);
		const sent = await sendOnce(api, entry.payload);
		if (sent.kind === 'posted') return this.#posted(sending, sent.note);
		if (sent.kind === 'unknown') {
			const unknown = withoutAnswer(sending, sent.settleMs);
			await this.#put(unknown);
			return this.#putOff(unknown);
		}
		if (isAccountGone(sent.error)) this.events.emit('accountGone', { error: sent.error });
		const refused: OutboxEntry = { ...sending, state: 'refused', sentAt: null, refusal: sent.refusal };
		if (!this.#waiting.has(entry.id)) return this.#leave(refused);
		await this.#put(refused);
		this.#answer(entry.id, { kind: 'refused', entry: refused });
	}

	/** Where the device has no room for the record: better posted than never. @throws where no answer came */
	async #sendUnstored(entry: OutboxEntry): Promise<PostOutcome> {
		const api = this.#tools.api();
		if (!api) throw new Error('The account has left the device.');
		const sent = await sendOnce(api, entry.payload);
		if (sent.kind === 'unknown') throw sent.error;
		if (sent.kind === 'refused') return { kind: 'refused', entry: { ...entry, refusal: sent.refusal } };
		this.events.emit('posted', { entry, note: sent.note, isLate: false });
		return { kind: 'posted', noteId: sent.note.id };
	}

	/** Looks for what got no answer: there, it is done; surely not there, it is sent again; else somebody has to say. */
	async #lookFor(entry: OutboxEntry, api: OutboxApi): Promise<void> {
		const { sentAt, payload } = entry;
		if (sentAt === null) return this.#goOn({ ...entry, state: 'waiting' });
		if (!(await this.#isReachable(api))) return this.#putOff(entry);
		try {
			const known = new Set(await outboxRecords.known(await this.#tools.database(), entry.sessionKey));
			const finding = await findPosted({ api, userId: this.#tools.userId, payload, sentAt, known });
			if (finding.kind === 'found') return await this.#posted(entry, finding.note);
			if (Date.now() < (entry.settledAt ?? 0)) return;
			if (finding.kind === 'absent') await this.#goOn({ ...entry, state: 'waiting', sentAt: null, settledAt: null });
			else await this.#leave({ ...entry, state: 'doubtful' });
		} catch (error) {
			if (isAccountGone(error)) this.events.emit('accountGone', { error });
			this.#putOff(entry);
		}
	}

	async #posted(entry: OutboxEntry, note: WireNote): Promise<void> {
		// First it is told apart, then it goes: if this tab dies between, it is found once more.
		const database = await this.#tools.database();
		await this.#remove(entry);
		await outboxRecords.addKnown(database, entry.sessionKey, note.id).catch(error => console.warn(error));
		const isLate = !this.#waiting.has(entry.id);
		this.events.emit('posted', { entry, note, isLate });
		this.#answer(entry.id, { kind: 'posted', noteId: note.id });
	}

	/** Leaves it to the person. */
	async #leave(entry: OutboxEntry): Promise<void> {
		await this.#put(entry);
		this.#postpone(entry);
		this.events.emit('needsAnswer', { entry });
	}

	/** A device without a network may yet reach a server that runs on it. */
	async #isReachable(api: OutboxApi): Promise<boolean> {
		if (this.#tools.isOnline()) return true;
		const signal = AbortSignal.timeout(PING_MS);
		return api.request('ping', {}, { signal }).then(
			() => true,
			() => false,
		);
	}

	/** Until the connection is back, or for some time. */
	#putOff(entry: OutboxEntry): void {
		this.#hasFailed = true;
		this.#postpone(entry);
	}

	/** Whoever waits for it need not wait any longer. */
	#postpone(entry: OutboxEntry): void {
		this.#answer(entry.id, { kind: 'later', entry });
	}

	#answer(id: string, outcome: PostOutcome): void {
		const resolve = this.#waiting.get(id);
		this.#waiting.delete(id);
		resolve?.(outcome);
	}

	/** Runs again when the next entry is due. */
	#schedule(): void {
		clearTimeout(this.#timer);
		const now = Date.now();
		const times = this.#entries.flatMap(entry => {
			if (entry.state === 'held') return [entry.holdUntil];
			if (entry.state === 'unknown') return [now < (entry.settledAt ?? 0) ? now + LOOK_MS : now + this.#retryMs];
			return entry.state === 'waiting' ? [now + this.#retryMs] : [];
		});
		if (times.length === 0) return;
		this.#timer = setTimeout(() => void this.run(), Math.max(0, Math.min(...times) - now));
	}

	#find(id: string): OutboxEntry | undefined {
		return this.#entries.find(entry => entry.id === id);
	}

	async #put(entry: OutboxEntry): Promise<void> {
		await outboxRecords.put(await this.#tools.database(), entry);
		const isKnown = this.#find(entry.id) !== undefined;
		this.#changed(
			isKnown ? this.#entries.map(each => (each.id === entry.id ? entry : each)) : [...this.#entries, entry],
		);
	}

	async #remove(entry: OutboxEntry): Promise<void> {
		await outboxRecords.remove(await this.#tools.database(), entry);
		this.#changed(this.#entries.filter(({ id }) => id !== entry.id));
	}

	#changed(entries: readonly OutboxEntry[]): void {
		this.#changes++;
		this.#show(entries);
		this.#tools.tell();
	}

	#show(entries: readonly OutboxEntry[]): void {
		this.#entries = entries;
		this.events.emit('changed', undefined);
	}
}

function withoutAnswer(entry: OutboxEntry, settleMs: number): OutboxEntry {
	const now = Date.now();
	return { ...entry, state: 'unknown', failedAt: now, settledAt: now + settleMs };
}

function newEntry(item: OutboxItem, sessionKey: string, holdMs: number): OutboxEntry {
	const now = Date.now();
	return {
		...item,
		id: randomId(),
		sessionKey,
		createdAt: now,
		wantedAt: now,
		state: holdMs > 0 ? 'held' : 'waiting',
		holdUntil: holdMs > 0 ? now + holdMs : 0,
		sentAt: null,
		failedAt: null,
		settledAt: null,
		refusal: null,
	};
}
