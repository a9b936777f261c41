import { toDriveFile } from '@/api/toDriveFile';
import type { UploadRequest } from '@/api/uploadFile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { WireFile } from '@/wire/entities';
import type { Session } from '../session/Session';
import type { KeptUpload } from './keptUploads';
import type { PreparedUpload } from './prepareUpload';
import { sendFile } from './sendFile';

export interface SentFile {
	readonly file: DriveFile;
	/** The same file as the server sent it. */
	readonly wire: WireFile;
}

/**
 * Uploads a prepared file with the user's choices.
 * @throws {UploadObstacleError}, {ApiError}, {NetworkError}, or an AbortError 'Upload aborted'
 */
export async function sendUpload(
	session: Session,
	{ folderId, isSensitive, caption: comment }: Pick<KeptUpload, 'folderId' | 'isSensitive' | 'caption'>,
	{ blob: file, name }: Pick<PreparedUpload, 'blob' | 'name'>,
	options: Pick<UploadRequest, 'signal' | 'onProgress'>,
): Promise<SentFile> {
	const request = { file, name, isSensitive, comment, ...options };
	const wire = await sendFile(session, folderId === undefined ? request : { ...request, folderId });
	const sent = toDriveFile(wire);
	if (!sent) throw new Error('The server answered without a file.');
	return { file: sent, wire };
}
