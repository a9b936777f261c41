import { toDriveFile } from '@/api/toDriveFile';
import { fetchFile } from '@/blocks/driveFile/fetchFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { waitFor } from '@/ui/dialog/waiting';

/**
 * Copies files of somebody else's drive into this account's, with name, caption and mark.
 * @param from whose server has them; the account's own where it is left out
 * @returns the copies in order; null where one of them could not be read or was not taken, which is told
 */
export async function uploadAgain(
	session: Session,
	files: readonly DriveFile[],
	from = session,
): Promise<DriveFile[] | null> {
	try {
		return await waitFor(copyAll(session, files, from), text.postForm.uploadingAgain);
	} catch (error) {
		await showUploadError(error);
		return null;
	}
}

async function copyAll(session: Session, files: readonly DriveFile[], from: Session): Promise<DriveFile[]> {
	const copies: DriveFile[] = [];
	for (const file of files) {
		const copy = await uploadCopy(session, file, await fetchFile(from, file));
		if (copy) copies.push(copy);
	}
	return copies;
}

/** Uploads something in a file's stead: with its caption and mark. @throws what the upload throws */
export async function uploadCopy(session: Session, of: DriveFile, copy: File): Promise<DriveFile | null> {
	const { isSensitive, comment } = of;
	const wire = await sendFile(session, { file: copy, name: copy.name, isSensitive, comment });
	appEvents.emit('fileUploaded', { session, file: wire });
	return toDriveFile(wire);
}
