import { toDriveFile } from '@/api/toDriveFile';
import { uploadFile } from '@/api/uploadFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/DriveFile';
import { text } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { waitFor } from '@/ui/dialog/waiting';

/**
 * Copies files of somebody else's drive into this account's, with name, caption and mark.
 * @returns the copies in order; null where one of them could not be read or was not taken, which is told
 */
export async function uploadAgain(session: Session, files: readonly DriveFile[]): Promise<DriveFile[] | null> {
	try {
		return await waitFor(copyAll(session, files), text.postForm.uploadingAgain);
	} catch (error) {
		await showUploadError(error);
		return null;
	}
}

async function copyAll(session: Session, files: readonly DriveFile[]): Promise<DriveFile[]> {
	const copies: DriveFile[] = [];
	for (const { url, name, isSensitive, comment } of files) {
		const answer = await fetch(url, { credentials: 'omit' });
		if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
		const wire = await uploadFile(session.api, { file: await answer.blob(), name, isSensitive, comment });
		const copy = toDriveFile(wire);
		if (copy) copies.push(copy);
	}
	return copies;
}
