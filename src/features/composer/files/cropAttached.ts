import { fetchFile } from '@/blocks/driveFile/fetchFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { waitFor } from '@/ui/dialog/waiting';
import { uploadCopy } from './uploadAgain';

/**
 * Lets somebody cut an attached picture. What they keep is uploaded as a file of its own; the whole stays in the drive.
 * @returns that file; null where nothing was cut, or where it failed, which was told
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
