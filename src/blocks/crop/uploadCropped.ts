import type { DriveFile } from '@/domain/drive/DriveFile';
import { canBePrepared } from '@/domain/drive/UploadItem';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { fetchFile } from '../driveFile/fetchFile';
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
 * Lets the user crop a picture, and uploads it where that is needed. Pictures of other types are used as they are.
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
	const image = isOfDrive ? await fetchFile(session, source) : source;
	const chosen = await openCrop({ image, name: source.name, session, ratio });
	if (chosen === undefined) return undefined;
	if (chosen === 'whole' && isOfDrive) return source;
	return send(session, chosen === 'whole' ? image : chosen);
}

async function send(session: Session, file: File): Promise<DrivePicture> {
	const { id, url } = await sendFile(session, { file, name: file.name });
	return { id, url: url ?? null };
}
