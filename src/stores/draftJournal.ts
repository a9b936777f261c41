import { isRecord } from '@/base/isRecord';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { isKeptDraft } from '@/domain/draft/DraftTarget';
import { type KeyValueStore, localDatabase } from '@/platform/localDatabase';

/** A removed draft; keeps it from coming back from an older copy of local storage. */
export interface RemovedDraft {
	/** Milliseconds since the epoch. */
	readonly removedAt: number;
}

export type JournalRecord = KeptDraft | RemovedDraft;

/** How often drafts are written while the user types. Together with the composer's pause, at most 2 s are lost. */
const WRITE_EVERY_MS = 1_000;
/** How long removals are kept; by then local storage has been written to disk. */
const FORGET_REMOVED_MS = 24 * 3_600_000;

interface Waiting {
	readonly record: JournalRecord;
	readonly written: (() => void) | undefined;
}

/**
 * A second copy of the drafts that survives a power failure: browsers write local storage to disk up to 15 s late, this
 * within a second. Without IndexedDB there is no second copy.
 */
export class DraftJournal {
	readonly #database: () => Promise<KeyValueStore>;
	#waiting = new Map<string, Waiting>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isWriting = false;

	constructor(database: () => Promise<KeyValueStore> = localDatabase) {
		this.#database = database;
	}

	/** @param written called once it is on disk, unless a newer record has replaced it */
	put(key: string, record: JournalRecord, written?: () => void): void {
		this.#waiting.set(key, { record, written });
		if (!isKeptDraft(record)) void this.flush();
		else this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS);
	}

	/** Writes everything that is waiting. */
	async flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		if (this.#isWriting || this.#waiting.size === 0) return;
		const batch = this.#waiting;
		this.#waiting = new Map();
		this.#isWriting = true;
		try {
			const database = await this.#database();
			if (database.holdsFiles) {
				await database.changeForGood(new Map([...batch].map(([key, { record }]) => [key, record])), []);
			}
			for (const { written } of batch.values()) written?.();
		} catch (error) {
			console.warn('Drafts could not be written to the database.', error);
		} finally {
			this.#isWriting = false;
		}
		if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS);
	}

	/** @returns the records with keys of this prefix; old removals are dropped */
	async read(prefix: string, now = Date.now()): Promise<ReadonlyMap<string, JournalRecord>> {
		const database = await this.#database();
		if (!database.holdsFiles) return new Map();
		const records = new Map<string, JournalRecord>();
		for (const key of await database.keys(prefix)) {
			const record = await database.get<unknown>(key);
			if (isKeptDraft(record)) records.set(key, record);
			else if (isRemoved(record) && record.removedAt > now - FORGET_REMOVED_MS) records.set(key, record);
			else await database.remove(key);
		}
		return records;
	}

	/** Deletes the records with keys of this prefix, including those waiting to be written. */
	async forget(prefix: string): Promise<void> {
		for (const key of this.#waiting.keys()) if (key.startsWith(prefix)) this.#waiting.delete(key);
		const database = await this.#database();
		if (database.holdsFiles) await database.changeForGood(new Map(), await database.keys(prefix));
	}
}

export const isRemoved = (value: unknown): value is RemovedDraft =>
	isRecord(value) && typeof value.removedAt === 'number';
