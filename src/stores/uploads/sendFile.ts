import { type UploadRequest, uploadFile } from '@/api/uploadFile';
import type { WireFile } from '@/wire/entities';
import type { Session } from '../session/Session';
import { folderForUploads } from './folderForUploads';
import { UploadObstacleError } from './UploadObstacleError';
import { uploadObstacle } from './uploadLimits';

/**
 * Uploads a file to the drive. All uploads use this, so that files that would be refused are not sent, and one without
 * a folder goes to the one of the settings (rules/uploads#the-folder).
 * @throws {UploadObstacleError}, {ApiError}, {NetworkError}, or an AbortError 'Upload aborted'
 */
export async function sendFile(session: Session, request: UploadRequest): Promise<WireFile> {
	const obstacle = uploadObstacle(session, request.file);
	if (obstacle !== null) throw new UploadObstacleError(obstacle);
	const folderId = request.folderId === undefined ? await folderForUploads(session) : request.folderId;
	return uploadFile(session.api, { ...request, folderId });
}
