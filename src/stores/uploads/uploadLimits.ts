import { canBePrepared, isTypeAllowed, PREPARED_TYPES } from '@/domain/drive/UploadItem';
import type { Session } from '../session/Session';
import { tokenMay } from '../session/tokenMay';

const MIB = 1024 * 1024;

/**
 * Why a file need not be sent: it would be refused (rules/uploads#limits). The ending of the keys under which texts
 * tell it.
 */
export type UploadObstacle = 'tooLarge' | 'typeNotAllowed' | 'notGranted';

/** What stands against sending these bytes; null: nothing that is known here. */
export function uploadObstacle(session: Session, file: Blob): UploadObstacle | null {
	if (!tokenMay(session, 'write:drive')) return 'notGranted';
	if (file.size > largestFile(session)) return 'tooLarge';
	// The server looks into the file; where the browser knows no type, it alone can tell.
	return file.type !== '' && !mayUploadType(session, file.type) ? 'typeNotAllowed' : null;
}

/** Whether the person's role takes files of this type. */
export const mayUploadType = (session: Session, type: string): boolean =>
	isTypeAllowed(type, session.me.getState().me?.policies.uploadableFileTypes ?? []);

/**
 * What stands against a file however it is prepared; null: nothing that is known before it is prepared. A picture may
 * become smaller, and of another type.
 */
export function lastingObstacle(session: Session, file: Blob): UploadObstacle | null {
	if (!canBePrepared(file) || !tokenMay(session, 'write:drive')) return uploadObstacle(session, file);
	return PREPARED_TYPES.some(type => mayUploadType(session, type)) ? null : 'typeNotAllowed';
}

/** Bytes: the smaller of the server's limit and the person's (rules/uploads#limits). */
export function largestFile(session: Session): number {
	const ofServer = session.server.getState().info?.maxFileSize ?? Number.POSITIVE_INFINITY;
	const mine = session.me.getState().me?.policies.maxFileSizeMb ?? 0;
	return Math.min(ofServer, mine > 0 ? mine * MIB : Number.POSITIVE_INFINITY);
}
