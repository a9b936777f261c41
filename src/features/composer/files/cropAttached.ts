import { fetchFile } from '@/blocks/driveFile/fetchFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { waitFor } from '@/ui/dialog/waiting';
import { uploadCopy } from './uploadAgain';

/**
 * Lets the user crop an attached picture. The result is uploaded as a new file; the original stays in the drive.
 * @returns the new file; null if cancelled or failed (already reported)
 */
export async function cropAttached(session: Session, file: DriveFile): Promise<DriveFile | null> {
	try {
		const { openCropDialog } = await import('@/blocks/crop/openCropDialog');
		const image = await fetchFile(session, file);
		const part = await openCropDialog({ image, name: file.name, session });
		return part ? await waitFor(uploadCopy(session, file, part), text.postForm.uploadingAgain) : null;
	} catch (error) {
		await showUploadError(error);
		return null;
	}
}
