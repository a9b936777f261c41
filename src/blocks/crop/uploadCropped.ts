import type { DriveFile } from '@/domain/drive/DriveFile';
import { canBePrepared } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { toast } from '@/ui/toast/toasts';
import { fetchFile, UnreadableFileError } from '../driveFile/fetchFile';
import type { CropRatio } from './cropFrame';
import { openCrop } from './openCropDialog';

/** A picture of the device, or of the drive. */
export type PictureSource = File | DriveFile;

/** A picture in the drive. */
export interface DrivePicture {
	readonly id: string;
	/** Null if the server doesn't say. */
	readonly url: string | null;
}

/**
 * Lets the user crop a picture, and uploads it where that is needed. Pictures of other types are used as they are, and
 * so are those of the drive that this page can't read.
 * @returns undefined if the user cancels
 * @throws what uploading and fetching do
 */
export async function uploadCropped(
	session: Session,
	source: PictureSource,
	ratio: CropRatio,
): Promise<DrivePicture | undefined> {
	const isOfDrive = !(source instanceof File);
	if (!canBePrepared(source)) return isOfDrive ? source : send(session, source);
	const image = isOfDrive ? await readIfAllowed(session, source) : source;
	const chosen = image ? await openCrop({ image, name: source.name, session, ratio }) : 'whole';
	if (chosen === undefined) return undefined;
	if (chosen !== 'whole') return send(session, chosen);
	return isOfDrive ? source : send(session, source);
}

/** Null if this page can't read it (already reported). */
async function readIfAllowed(session: Session, file: DriveFile): Promise<File | null> {
	try {
		return await fetchFile(session, file);
	} catch (error) {
		if (!(error instanceof UnreadableFileError)) throw error;
		toast(t('drive.notCroppable', { name: file.name }), { icon: 'warning' });
		return null;
	}
}

async function send(session: Session, file: File): Promise<DrivePicture> {
	const { id, url } = await sendFile(session, { file, name: file.name });
	return { id, url: url ?? null };
}
