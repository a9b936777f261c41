import { NetworkError } from '@/api/ApiError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { appEvents } from '../appEvents';
import type { Session } from '../session/Session';
import type { KeptUpload } from '../uploads/keptUploads';
import { prepareUpload } from '../uploads/prepareUpload';
import { sendUpload } from '../uploads/sendUpload';

/** An upload without progress for this long is aborted, as other notes wait for it. */
const STALLED_MS = 60_000;

/**
 * Prepares a stored file with the user's choices and uploads it.
 * @throws as `sendUpload`
 */
export async function sendKept(session: Session, upload: KeptUpload, signal: AbortSignal): Promise<DriveFile> {
	const prepared = await prepareUpload(session, upload, signal);
	const work = new AbortController();
	const stop = () => work.abort();
	signal.throwIfAborted();
	signal.addEventListener('abort', stop, { once: true });
	let timer = setTimeout(stop, STALLED_MS);
	const onProgress = () => {
		clearTimeout(timer);
		timer = setTimeout(stop, STALLED_MS);
	};
	try {
		const { file, wire } = await sendUpload(session, upload, prepared, { signal: work.signal, onProgress });
		appEvents.emit('fileUploaded', { session, file: wire });
		return file;
	} catch (error) {
		if (work.signal.aborted && !signal.aborted) throw new NetworkError('drive/files/create', error);
		throw error;
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', stop);
	}
}
