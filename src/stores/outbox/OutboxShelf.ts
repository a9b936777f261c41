import type { KeyValueStore } from '@/platform/localDatabase';
import type { KeptUpload } from '../uploads/keptUploads';
import type { OutboxEntry, OutboxItem } from './OutboxEntry';
import { outboxRecords } from './outboxRecords';

interface ShelfTools {
	readonly sessionKey: string;
	readonly database: () => Promise<KeyValueStore>;
	/**
	 * The entries have changed.
	 * @param isOwn whether by this tab
	 */
	readonly changed: (isOwn: boolean) => void;
}

/** One account's entries: the records of the local database, and a copy of them as last read or written. */
export class OutboxShelf {
	#entries: readonly OutboxEntry[] = [];
	/** Counts the changes by this tab. */
	#changes = 0;
	readonly #tools: ShelfTools;

	constructor(tools: ShelfTools) {
		this.#tools = tools;
	}

	/** Oldest first. */
	get entries(): readonly OutboxEntry[] {
		return this.#entries;
	}

	find(id: string): OutboxEntry | undefined {
		return this.#entries.find(entry => entry.id === id);
	}

	/** Reads the records again, after changes by other tabs. */
	async load(): Promise<void> {
		const database = await this.#tools.database();
		for (let changes = -1; changes !== this.#changes; ) {
			// Changes by this tab while the records are read may be missing among them.
			changes = this.#changes;
			const entries = await outboxRecords.all(database, this.#tools.sessionKey);
			if (changes === this.#changes) this.#show(entries, false);
		}
	}

	/** @throws if it can't be stored together with its files */
	async add(entry: OutboxEntry, uploads: OutboxItem['uploads']): Promise<void> {
		await outboxRecords.add(await this.#tools.database(), entry, uploads);
		this.#show([...this.#entries, entry], true);
	}

	/**
	 * Stores a changed entry.
	 * @param sent one of its files that was uploaded
	 */
	async put(entry: OutboxEntry, sent?: KeptUpload): Promise<void> {
		const database = await this.#tools.database();
		await (sent ? outboxRecords.fileSent(database, entry, sent) : outboxRecords.put(database, entry));
		this.#show(
			this.#entries.map(each => (each.id === entry.id ? entry : each)),
			true,
		);
	}

	/** The files to upload with an entry, in order. */
	async files(entry: OutboxEntry): Promise<readonly KeptUpload[]> {
		return outboxRecords.files(await this.#tools.database(), entry);
	}

	/** @param queue the upload queue that takes the remaining files; without one they are deleted */
	async remove(entry: OutboxEntry, queue?: string): Promise<void> {
		await outboxRecords.remove(await this.#tools.database(), entry, queue);
		this.#show(
			this.#entries.filter(({ id }) => id !== entry.id),
			true,
		);
	}

	/** Notes that are known to have been made from other entries. */
	async knownNotes(): Promise<ReadonlySet<string>> {
		return new Set(await outboxRecords.known(await this.#tools.database(), this.#tools.sessionKey));
	}

	async addKnownNote(noteId: string): Promise<void> {
		await outboxRecords.addKnown(await this.#tools.database(), this.#tools.sessionKey, noteId);
	}

	#show(entries: readonly OutboxEntry[], isOwn: boolean): void {
		if (isOwn) this.#changes++;
		this.#entries = entries;
		this.#tools.changed(isOwn);
	}
}
