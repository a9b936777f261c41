import { ApiError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { type PictureSource, uploadCropped } from '@/blocks/crop/uploadCropped';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import { changeOwnAccount } from '../account/ownAccountQuery';

export type PictureKind = 'avatar' | 'banner';

/** Avatars are square. */
const RATIOS = { avatar: '1:1', banner: 'free' } as const;

/**
 * Lets the user crop a picture, uploads it where that is needed, and makes it the avatar or banner. Reports errors.
 */
export async function changePicture(session: Session, kind: PictureKind, source: PictureSource): Promise<void> {
	try {
		const picture = await uploadCropped(session, source, RATIOS[kind]);
		if (picture) await setPicture(session, kind, picture.id);
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

const refusals = (): Readonly<Record<string, string>> => ({
	AVATAR_NOT_AN_IMAGE: text.profileEdit.notAnImage,
	BANNER_NOT_AN_IMAGE: text.profileEdit.notAnImage,
	NO_SUCH_AVATAR: text.profileEdit.pictureGone,
	NO_SUCH_BANNER: text.profileEdit.pictureGone,
	RESTRICTED_BY_ROLE: text.profileEdit.restricted,
});
