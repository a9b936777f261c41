import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../Core';
import { ApiError, Refusal } from '../http/ApiError';
import { FetchFailed } from '../net/openPublic';
import { packOwnFile } from '../pack/packOwnFile';
import { users } from '../store/tables/users';
import { MEBIBYTE } from './driveUsage';
import { fetchFile } from './fetchFile';
import { type FileInput, storeFile } from './storeFile';

export interface UrlUpload extends Omit<FileInput, 'path' | 'name'> {
	ownerId: string;
	url: string;
	/** Sent back to the client when it is done, to identify the request. */
	marker: string | null;
}

/** Downloads a URL into a user's drive, and notifies their clients. Failures and refusals are not reported. */
export async function uploadFromUrl(core: Core, upload: UrlUpload, signal: AbortSignal): Promise<void> {
	const { ownerId, url, marker, ...input } = upload;
	const owner = core.db.byId(users, ownerId);
	if (!owner || owner.isSuspended) return;
	const folder = await mkdtemp(join(core.uploadsFolder, 'url-'));
	try {
		const path = join(folder, 'file');
		const allowed = core.roles.policies(owner).maxFileSizeMb * MEBIBYTE;
		const maxBytes = Math.min(allowed, core.options.uploadMaxBytes);
		const name = await fetchFile(core, url, path, { maxBytes, signal });
		const row = await storeFile(core, owner, { ...input, path, name });
		const body = { marker, file: packOwnFile(core, row) };
		core.bus.emit('main', { userId: ownerId, type: 'urlUploadFinished', body });
	} catch (error) {
		if (!(error instanceof FetchFailed || error instanceof Refusal || error instanceof ApiError)) throw error;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
