import { ApiError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { openCrop } from '@/blocks/crop/openCropDialog';
import { fetchFile } from '@/blocks/driveFile/fetchFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { canBePrepared } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { alert } from '@/ui/dialog/dialogs';
import { changeOwnAccount } from '../account/ownAccountQuery';

export type PictureKind = 'avatar' | 'banner';

/** A file of the device, or of the drive. */
export type PictureSource = File | DriveFile;

/** Avatars are square. */
const RATIOS = { avatar: '1:1', banner: 'free' } as const;

/**
 * Lets the user crop a picture, uploads it where that is needed, and makes it the avatar or banner. Reports errors.
 */
export async function changePicture(session: Session, kind: PictureKind, source: PictureSource): Promise<void> {
	try {
		const fileId = await uploadedId(session, kind, source);
		if (fileId !== undefined) await setPicture(session, kind, fileId);
	} catch (error) {
		await showUploadError(error);
	}
}

/** @param fileId a file of the drive; null to have none */
export async function setPicture(session: Session, kind: PictureKind, fileId: string | null): Promise<void> {
	try {
		await changeOwnAccount(session, kind === 'avatar' ? { avatarId: fileId } : { bannerId: fileId });
	} catch (error) {
		const why = error instanceof ApiError ? refusals()[error.code] : undefined;
		if (why === undefined) await showError(error);
		else await alert({ type: 'error', title: text.profileEdit.pictureFailed, text: why });
	}
}

/** @throws what uploading and fetching do */
async function uploadedId(session: Session, kind: PictureKind, source: PictureSource): Promise<string | undefined> {
	const isOfDrive = !(source instanceof File);
	if (!canBePrepared(source)) return isOfDrive ? source.id : (await send(session, source)).id;
	const image = isOfDrive ? await fetchFile(session, source) : source;
	const chosen = await openCrop({ image, name: source.name, session, ratio: RATIOS[kind] });
	if (chosen === undefined) return undefined;
	if (chosen === 'whole' && isOfDrive) return source.id;
	return (await send(session, chosen === 'whole' ? image : chosen)).id;
}

const send = (session: Session, file: File) => sendFile(session, { file, name: file.name });

const refusals = (): Readonly<Record<string, string>> => ({
	AVATAR_NOT_AN_IMAGE: text.profileEdit.notAnImage,
	BANNER_NOT_AN_IMAGE: text.profileEdit.notAnImage,
	NO_SUCH_AVATAR: text.profileEdit.pictureGone,
	NO_SUCH_BANNER: text.profileEdit.pictureGone,
	RESTRICTED_BY_ROLE: text.profileEdit.restricted,
});
