import { canBePrepared, isTypeAllowed, PREPARED_TYPES } from '@/domain/drive/UploadItem';
import type { Session } from '../session/Session';
import { tokenMay } from '../session/tokenMay';

const MIB = 1024 * 1024;

/** Why a file would be refused (rules/uploads#limits). Also the suffix of the text keys that explain it. */
export type UploadObstacle = 'tooLarge' | 'typeNotAllowed' | 'notGranted';

/** Why these bytes would be refused; null if no reason is known. */
export function uploadObstacle(session: Session, file: Pick<Blob, 'size' | 'type'>): UploadObstacle | null {
	if (!tokenMay(session, 'write:drive')) return 'notGranted';
	if (file.size > largestFile(session)) return 'tooLarge';
	// If the browser knows no type, only the server can tell, as it inspects the file.
	return file.type !== '' && !mayUploadType(session, file.type) ? 'typeNotAllowed' : null;
}

/** Whether the user's role allows files of this type. */
export const mayUploadType = (session: Session, type: string): boolean =>
	isTypeAllowed(type, session.me.getState().me?.policies.uploadableFileTypes ?? []);

/**
 * Why a file would be refused however it is prepared; null if no such reason is known. Preparing may make a picture
 * smaller and change its type.
 */
export function lastingObstacle(session: Session, file: Blob): UploadObstacle | null {
	if (!canBePrepared(file) || !tokenMay(session, 'write:drive')) return uploadObstacle(session, file);
	return PREPARED_TYPES.some(type => mayUploadType(session, type)) ? null : 'typeNotAllowed';
}

/** Bytes: the smaller of the server's limit and the user's (rules/uploads#limits). */
export function largestFile(session: Session): number {
	const ofServer = session.server.getState().info?.maxFileSize ?? Number.POSITIVE_INFINITY;
	const mine = session.me.getState().me?.policies.maxFileSizeMb ?? 0;
	return Math.min(ofServer, mine > 0 ? mine * MIB : Number.POSITIVE_INFINITY);
}
