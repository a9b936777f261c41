import { takeTabLock } from '@/platform/takeTabLock';
import { type KeptUpload, keptUploads } from './keptUploads';

/**
 * The files of one queue as they are kept on the device, each held by a lock of this tab's, so that no other tab takes it
 * for one whose tab has died.
 */
export class QueueRecords {
	readonly #key: string;
	readonly #find: (id: string) => KeptUpload | undefined;
	readonly #releases = new Map<string, () => void>();

	/** @param find what is to be kept of a file; undefined: it is no longer in the queue */
	constructor(key: string, find: (id: string) => KeptUpload | undefined) {
		this.#key = key;
		this.#find = find;
	}

	/** Writes a file down that was added, as this tab's. */
	async add(id: string): Promise<void> {
		if (!this.#find(id)) return;
		void this.write(id);
		const release = await takeTabLock(lockOf(id));
		if (!release) return;
		if (this.#find(id)) this.#releases.set(id, release);
		else release();
	}

	/** Writes down what has become of a file. */
	async write(id: string): Promise<void> {
		const upload = this.#find(id);
		if (!upload) return;
		await keptUploads.keep(this.#key, upload);
		// It may have gone while it was written.
		if (!this.#find(id)) await keptUploads.forget(this.#key, id);
	}

	async forget(id: string): Promise<void> {
		await keptUploads.forget(this.#key, id);
		this.#releases.get(id)?.();
		this.#releases.delete(id);
	}

	/** Those that no tab works on, in the order in which they were chosen. */
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
