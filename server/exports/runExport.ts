import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '../Core';
import { storeFile } from '../drive/storeFile';
import { Refusal } from '../http/ApiError';
import type { JobData } from '../jobs/JobData';
import type { Job } from '../jobs/JobQueue';
import { pause } from '../jobs/pause';
import { notify } from '../notifications/notify';
import { users } from '../store/tables/users';
import { exportDefinitions } from './exportDefinitions';

const TYPES = { json: 'application/json', csv: 'text/csv' } as const;

/** Writes what an account wants to take with it into its drive, and tells it. A full drive drops the export. */
export async function runExport(core: Core, { userId, data }: Job<JobData['export']>, signal: AbortSignal) {
	const owner = core.db.byId(users, userId);
	if (!owner || owner.isDeleted) return;
	const { entity, fileName, extension, write } = exportDefinitions[data.what];
	const folder = await mkdtemp(join(core.uploadsFolder, 'export-'));
	try {
		const path = join(folder, 'file');
		await pipeline(Readable.from(inSteps(write(core, userId, data), signal)), createWriteStream(path), { signal });
		const name = `${fileName}-${stamp(new Date())}.${extension}`;
		const file = await storeFile(core, owner, { path, name, force: true, type: TYPES[extension] });
		notify(core, userId, { type: 'exportCompleted', data: { exportedEntity: entity, fileId: file.id } });
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		console.error(`The export of ${data.what} of ${owner.username} was not stored: ${error.message}`);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function* inSteps(pieces: Iterable<string>, signal: AbortSignal): AsyncGenerator<string> {
	for (const piece of pieces) {
		if (piece !== '') yield piece;
		await pause(signal);
	}
}

/** `2026-11-24-08-30-00`, in UTC. */
const stamp = (date: Date): string => date.toISOString().slice(0, 19).replace(/[T:]/g, '-');
