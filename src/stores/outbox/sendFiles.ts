import { ApiError, isAbort, NetworkError } from '@/api/ApiError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { KeptUpload } from '../uploads/keptUploads';
import { UploadObstacleError } from '../uploads/UploadObstacleError';
import { limitedUntil } from './limitedUntil';
import { type OutboxEntry, type Refusal, withFile } from './OutboxEntry';
import type { OutboxShelf } from './OutboxShelf';
import type { OutboxTools } from './OutboxTools';

/**
 * Uploads the files of a note one after the other; each is recorded before the next starts.
 * @returns the entry as last stored: `refused` if a file was refused; otherwise files that couldn't be uploaded yet
 * remain in `waitingFiles`
 */
export async function sendFiles(
	entry: OutboxEntry,
	shelf: Pick<OutboxShelf, 'files' | 'put'>,
	signal: AbortSignal,
	sendFile: OutboxTools['sendFile'],
): Promise<OutboxEntry> {
	let current: OutboxEntry = { ...entry, state: 'uploading' };
	await shelf.put(current);
	for (const upload of await shelf.files(entry)) {
		let file: DriveFile;
		try {
			file = await sendFile(upload, signal);
		} catch (error) {
			return stopped(current, shelf, upload, error);
		}
		current = withFile(current, upload.name, file);
		await shelf.put(current, upload);
	}
	const [missing] = current.waitingFiles ?? [];
	if (missing === undefined) return current;
	return { ...current, state: 'refused', refusal: { message: '', id: '', file: { name: missing, obstacle: 'gone' } } };
}

async function stopped(
	entry: OutboxEntry,
	shelf: Pick<OutboxShelf, 'put'>,
	{ name }: KeptUpload,
	error: unknown,
): Promise<OutboxEntry> {
	const holdUntil = limitedUntil(error);
	const refusal = holdUntil === null ? refusalOf(name, error) : null;
	if (refusal) return { ...entry, state: 'refused', refusal };
	const waiting: OutboxEntry = { ...entry, state: 'waiting', holdUntil: holdUntil ?? 0 };
	await shelf.put(waiting);
	return waiting;
}

/** Null if it can be tried again. */
function refusalOf(name: string, error: unknown): Refusal | null {
	if (error instanceof NetworkError || isAbort(error)) return null;
	const { message } = error instanceof Error ? error : { message: String(error) };
	if (error instanceof UploadObstacleError) return { message, id: '', file: { name, obstacle: error.obstacle } };
	if (!(error instanceof ApiError)) return { message, id: '', file: { name } };
	return { message, id: error.id, file: { name, status: error.status, code: error.code } };
}
