import type { UploadChoices } from '@/domain/drive/UploadItem';
import { type KeyValueStore, localDatabase } from '@/platform/localDatabase';

/** The stored form of an upload, used when its tab has died. */
export interface KeptUpload extends UploadChoices {
	readonly id: string;
	readonly file: File;
	/** Null for the root, undefined for the one of the settings. */
	readonly folderId: string | null | undefined;
	/** The file's position in its queue. */
	readonly place: number;
}

const PREFIX = 'upload:';

/**
 * The queue context of a note's files.
 * @param poster the account that uploads them and posts the note
 * @param draftsOf the account that the form belongs to, if another one posts
 */
export const noteContext = (poster: string, context: string, draftsOf: string): string =>
	poster === draftsOf ? context : `${context}@${draftsOf}`;

/** Prefix of the record keys of a queue's files. */
export const keptPrefix = (queue: string): string => `${PREFIX}${queue}:`;
/** The record of a file. */
export const keptKey = (queue: string, id: string): string => keptPrefix(queue) + id;

/** A queue's files in the order of choosing, without those whose data could not be stored. */
export async function readKept(database: KeyValueStore, queue: string): Promise<KeptUpload[]> {
	const keys = await database.keys(keptPrefix(queue));
	const kept = await Promise.all(keys.map(key => database.get<KeptUpload>(key)));
	return kept.filter((each): each is KeptUpload => each?.file instanceof Blob).sort((a, b) => a.place - b.place);
}

/**
 * Files that haven't been uploaded yet, stored on this device so that no crash loses them. Failures to store are
 * logged.
 */
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
	/** Like `readKept`; failures to read are logged. */
	async of(queue: string): Promise<KeptUpload[]> {
		try {
			return await readKept(await localDatabase(), queue);
		} catch (error) {
			console.warn('Uploads of before could not be read.', error);
			return [];
		}
	},
};
