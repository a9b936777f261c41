import { takeTabLock } from '@/platform/takeTabLock';
import { type KeptUpload, keptUploads } from './keptUploads';

/**
 * The stored files of one upload queue. This tab holds a lock for each of its files, so that no other tab takes it for
 * one left by a dead tab.
 */
export class QueueRecords {
	readonly #key: string;
	readonly #find: (id: string) => KeptUpload | undefined;
	readonly #releases = new Map<string, () => void>();

	/** @param find returns the record of a file; undefined if it is no longer in the queue */
	constructor(key: string, find: (id: string) => KeptUpload | undefined) {
		this.#key = key;
		this.#find = find;
	}

	/** Stores an added file as this tab's. */
	async add(id: string): Promise<void> {
		if (!this.#find(id)) return;
		void this.write(id);
		const release = await takeTabLock(lockOf(id));
		if (!release) return;
		if (this.#find(id)) this.#releases.set(id, release);
		else release();
	}

	/** Stores the present state of a file. */
	async write(id: string): Promise<void> {
		const upload = this.#find(id);
		if (!upload) return;
		await keptUploads.keep(this.#key, upload);
		// It may have been removed during the write.
		if (!this.#find(id)) await keptUploads.forget(this.#key, id);
	}

	async forget(id: string): Promise<void> {
		await keptUploads.forget(this.#key, id);
		this.#releases.get(id)?.();
		this.#releases.delete(id);
	}

	/** The files that no tab works on, in the order of choosing. */
	async *left(): AsyncGenerator<KeptUpload> {
		for (const kept of await keptUploads.of(this.#key)) {
			if (this.#find(kept.id)) continue;
			const release = await takeTabLock(lockOf(kept.id));
			release?.();
			if (release && !this.#find(kept.id)) yield kept;
		}
	}
}

const lockOf = (id: string): string => `quarterdeck:upload:${id}`;
