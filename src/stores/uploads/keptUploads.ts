import type { UploadChoices } from '@/domain/UploadItem';
import { localDatabase } from '@/platform/localDatabase';

/** What is left of an upload when its tab has died. */
export interface KeptUpload extends UploadChoices {
	readonly id: string;
	readonly file: File;
	readonly folderId: string | null;
	/** Counts the files of a queue: their order. */
	readonly place: number;
}

const PREFIX = 'upload:';
const keyOf = (queue: string, id: string) => `${PREFIX}${queue}:${id}`;

/** Files that have not gone up yet, on this device, so that no crash loses them. Where they can't be kept this is logged. */
export const keptUploads = {
	async keep(queue: string, upload: KeptUpload): Promise<void> {
		try {
			await (await localDatabase()).set(keyOf(queue, upload.id), upload);
		} catch (error) {
			console.warn(`${upload.name} is not kept on this device until it has gone up.`, error);
		}
	},
	async forget(queue: string, id: string): Promise<void> {
		try {
			await (await localDatabase()).remove(keyOf(queue, id));
		} catch (error) {
			console.warn('An upload could not be removed from this device.', error);
		}
	},
	/** Of a queue, in the order in which they were chosen; without those whose file could not be kept. */
	async of(queue: string): Promise<KeptUpload[]> {
		try {
			const database = await localDatabase();
			const keys = await database.keys(`${PREFIX}${queue}:`);
			const kept = await Promise.all(keys.map(key => database.get<KeptUpload>(key)));
			return kept.filter((each): each is KeptUpload => each?.file instanceof Blob).sort((a, b) => a.place - b.place);
		} catch (error) {
			console.warn('Uploads of before could not be read.', error);
			return [];
		}
	},
};
