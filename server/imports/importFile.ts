import { readFile } from 'node:fs/promises';
import type { Core } from '../Core';
import { filePath } from '../drive/FileKey';
import { Refusal } from '../http/ApiError';
import { type FileRow, files } from '../store/tables/drive';
import type { UserRow } from '../store/tables/users';

/** Some tens of thousands of users. */
const MAX_BYTES = 1024 * 1024;

/**
 * The user's own file to import.
 * @param isTextOnly refuses pictures and other bytes
 * @throws Refusal `noSuchFile`, `unexpectedFileType`, `tooBigFile`, `emptyFile`
 */
export function importFile({ db }: Core, me: UserRow, fileId: string, isTextOnly: boolean): FileRow {
	const file = db.byId(files, fileId);
	if (file?.userId !== me.id) throw new Refusal('noSuchFile');
	if (isTextOnly && !file.type.startsWith('text/')) throw new Refusal('unexpectedFileType');
	if (file.size > MAX_BYTES) throw new Refusal('tooBigFile');
	if (file.size === 0) throw new Refusal('emptyFile');
	return file;
}

/** The text of a file. */
export async function textOf({ filesFolder }: Core, file: FileRow): Promise<string> {
	const path = filePath(filesFolder, file.accessKey);
	if (path === null) throw new Error(`${file.id} has no path`);
	return readFile(path, 'utf8');
}
