import type { UploadChoices } from '@/domain/drive/UploadItem';
import { type KeyValueStore, localDatabase } from '@/platform/localDatabase';

/** What is left of an upload when its tab has died. */
export interface KeptUpload extends UploadChoices {
	readonly id: string;
	readonly file: File;
	readonly folderId: string | null;
	/** Counts the files of a queue: their order. */
	readonly place: number;
}

const PREFIX = 'upload:';

/** The keys under which a queue's files are kept begin so. */
export const keptPrefix = (queue: string): string => `${PREFIX}${queue}:`;
/** The record of a file. */
export const keptKey = (queue: string, id: string): string => keptPrefix(queue) + id;

/** Of a queue, in the order in which they were chosen; without those whose file could not be kept. */
export async function readKept(database: KeyValueStore, queue: string): Promise<KeptUpload[]> {
	const keys = await database.keys(keptPrefix(queue));
	const kept = await Promise.all(keys.map(key => database.get<KeptUpload>(key)));
	return kept.filter((each): each is KeptUpload => each?.file instanceof Blob).sort((a, b) => a.place - b.place);
}

/** Files that have not gone up yet, on this device, so that no crash loses them. Where they can't be kept this is logged. */
export const keptUploads = {
	async keep(queue: string, upload: KeptUpload): Promise<void> {
		try {
			await (await localDatabase()).set(keptKey(queue, upload.id), upload);
		} catch (error) {
			console.warn(`${upload.name} is not kept on this device until it has gone up.`, error);
		}
	},
	async forget(queue: string, id: string): Promise<void> {
		try {
			await (await localDatabase()).remove(keptKey(queue, id));
		} catch (error) {
			console.warn('An upload could not be removed from this device.', error);
		}
	},
	/** The same as `readKept`; where they can't be read this is logged. */
	async of(queue: string): Promise<KeptUpload[]> {
		try {
			return await readKept(await localDatabase(), queue);
		} catch (error) {
			console.warn('Uploads of before could not be read.', error);
			return [];
		}
	},
};
