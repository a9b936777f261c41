import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { entities } from 'misskey-js';
import type { Core } from '../../Core';
import { fetchFile } from '../../drive/fetchFile';
import { storeFile } from '../../drive/storeFile';
import { ApiError, Refusal } from '../../http/ApiError';
import { FetchFailed } from '../../net/openPublic';
import type { UserRow } from '../../store/tables/users';

/**
 * Copies the files of a note of another server. Those that can't be fetched or stored are left out.
 * @returns the ids of the copies
 * @throws the signal's reason if the server is stopping
 */
export async function copyFiles(
	core: Core,
	author: UserRow,
	originals: readonly entities.DriveFile[],
	signal: AbortSignal,
): Promise<string[]> {
	if (originals.length === 0) return [];
	const folder = await mkdtemp(join(core.uploadsFolder, 'copies-'));
	try {
		const ids: string[] = [];
		for (const { url, name, comment, isSensitive } of originals) {
			const path = join(folder, 'file');
			try {
				await fetchFile(core, url, path, { maxBytes: core.options.uploadMaxBytes, signal });
				signal.throwIfAborted();
				ids.push((await storeFile(core, author, { path, name, comment, isSensitive })).id);
			} catch (error) {
				const isRefused = error instanceof FetchFailed || error instanceof Refusal || error instanceof ApiError;
				if (signal.aborted || !isRefused) throw error;
			}
			signal.throwIfAborted();
		}
		return ids;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
