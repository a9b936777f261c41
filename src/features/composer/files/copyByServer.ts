import { requestFromUrl, type UrlRequest } from '@/blocks/uploads/requestFromUrl';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { folderForUploads } from '@/stores/uploads/folderForUploads';
import { UploadObstacleError } from '@/stores/uploads/UploadObstacleError';
import { uploadObstacle } from '@/stores/uploads/uploadLimits';
import type { WireFile } from '@/wire/entities';

/** The server's answer comes by the stream, which may have to be opened first. */
const CONNECT_MS = 5_000;
/** A little longer than servers are waited for (rules/media#files-from-an-address): then it isn't known what they did. */
const WAIT_MS = 100_000;

/**
 * Makes an account's server download another one's file, which this page can't read, with its name, alt text and flag.
 * @throws {UploadObstacleError}, {ApiError}, {NetworkError}, or an error that says that it hasn't arrived
 */
export async function copyByServer(session: Session, file: DriveFile): Promise<WireFile> {
	const { url, name, isSensitive, comment } = file;
	// The server wouldn't say that it refuses the file.
	const obstacle = uploadObstacle(session, file);
	if (obstacle !== null) throw new UploadObstacleError(obstacle);
	const folderId = await folderForUploads(session);
	const main = session.stream.channel('main');
	try {
		await whenConnected(session);
		const wire = await arrival(session, { url, folderId, isSensitive, comment, force: true });
		if (!wire) throw new Error(t('drive.addressMissing', { url: name }));
		return wire.name === name ? wire : await rename(session, wire, name);
	} finally {
		main.release();
	}
}

/** The file, or null if it has not arrived. */
async function arrival(session: Session, request: UrlRequest): Promise<WireFile | null> {
	let stop: (() => void) | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	try {
		return await new Promise((resolve, reject) => {
			timer = setTimeout(() => resolve(null), WAIT_MS);
			requestFromUrl(session, request, resolve).then(end => {
				stop = end;
			}, reject);
		});
	} finally {
		clearTimeout(timer);
		stop?.();
	}
}

/** Servers name what they download after its address. A file with another name is still the file. */
async function rename({ api }: Session, wire: WireFile, name: string): Promise<WireFile> {
	try {
		return await api.call('drive/files/update', { fileId: wire.id, name });
	} catch (error) {
		console.warn('The copy could not be named like the file.', error);
		return wire;
	}
}

function whenConnected({ stream }: Session): Promise<void> {
	if (stream.state === 'connected') return Promise.resolve();
	return new Promise(resolve => {
		const go = () => {
			clearTimeout(timer);
			stop();
			resolve();
		};
		const timer = setTimeout(go, CONNECT_MS);
		const stop = stream.events.on('state', state => {
			if (state === 'connected') go();
		});
	});
}
