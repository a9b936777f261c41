import { toDriveFile } from '@/api/toDriveFile';
import { fetchFile, UnreadableFileError } from '@/blocks/driveFile/fetchFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { waitFor } from '@/ui/dialog/waiting';
import type { WireFile } from '@/wire/entities';
import { copyByServer } from './copyByServer';

/**
 * Copies files of another user's drive into this account's, with name, alt text and flag. What this page can't read,
 * the account's server fetches.
 * @param from the session whose server has them; by default the account's own
 * @returns the copies in order; null if one could not be copied (already reported)
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
		const copy = await copyOne(session, file, from);
		if (copy) copies.push(copy);
	}
	return copies;
}

async function copyOne(session: Session, file: DriveFile, from: Session): Promise<DriveFile | null> {
	let content: File;
	try {
		content = await fetchFile(from, file);
	} catch (error) {
		if (!(error instanceof UnreadableFileError)) throw error;
		return arrived(session, await copyByServer(session, file));
	}
	return uploadCopy(session, file, content);
}

/**
 * Uploads a replacement for a file, with its alt text and flag.
 * @throws as the upload does
 */
export async function uploadCopy(session: Session, of: DriveFile, copy: File): Promise<DriveFile | null> {
	const { isSensitive, comment } = of;
	return arrived(session, await sendFile(session, { file: copy, name: copy.name, isSensitive, comment }));
}

function arrived(session: Session, wire: WireFile): DriveFile | null {
	appEvents.emit('fileUploaded', { session, file: wire });
	return toDriveFile(wire);
}
