import type { KeyValueStore } from '@/platform/localDatabase';
import type { KeptUpload } from '../uploads/keptUploads';
import type { OutboxEntry, OutboxItem } from './OutboxEntry';
import { outboxRecords } from './outboxRecords';

interface ShelfTools {
	readonly sessionKey: string;
	readonly database: () => Promise<KeyValueStore>;
	/** The entries are others now. @param isOwn they were changed here, not by another tab */
	readonly changed: (isOwn: boolean) => void;
}

/** One account's entries: in the local database, and as they were read or written last. */
export class OutboxShelf {
	#entries: readonly OutboxEntry[] = [];
	/** Counts what was changed here. */
	#changes = 0;
	readonly #tools: ShelfTools;

	constructor(tools: ShelfTools) {
		this.#tools = tools;
	}

	/** The oldest first. */
	get entries(): readonly OutboxEntry[] {
		return this.#entries;
	}

	find(id: string): OutboxEntry | undefined {
		return this.#entries.find(entry => entry.id === id);
	}

	/** Reads what other tabs made of the records. */
	async load(): Promise<void> {
		const database = await this.#tools.database();
		for (let changes = -1; changes !== this.#changes; ) {
			// What is changed here while the records are read may be missing among them.
			changes = this.#changes;
			const entries = await outboxRecords.all(database, this.#tools.sessionKey);
			if (changes === this.#changes) this.#show(entries, false);
		}
	}

	/** @throws where it can't be kept, with the files that go along with it */
	async add(entry: OutboxEntry, uploads: OutboxItem['uploads']): Promise<void> {
		await outboxRecords.add(await this.#tools.database(), entry, uploads);
		this.#show([...this.#entries, entry], true);
	}

	/** Writes an entry anew. @param sent a file of it that is in the drive now */
	async put(entry: OutboxEntry, sent?: KeptUpload): Promise<void> {
		const database = await this.#tools.database();
		await (sent ? outboxRecords.fileSent(database, entry, sent) : outboxRecords.put(database, entry));
		this.#show(
			this.#entries.map(each => (each.id === entry.id ? entry : each)),
			true,
		);
	}

	/** The files that wait to go up with an entry, in their order. */
	async files(entry: OutboxEntry): Promise<readonly KeptUpload[]> {
		return outboxRecords.files(await this.#tools.database(), entry);
	}

	/** @param queue of uploads, that gets the files which have not gone up; without one they go too */
	async remove(entry: OutboxEntry, queue?: string): Promise<void> {
		await outboxRecords.remove(await this.#tools.database(), entry, queue);
		this.#show(
			this.#entries.filter(({ id }) => id !== entry.id),
			true,
		);
	}

	/** Notes that are known to have come of other entries. */
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
