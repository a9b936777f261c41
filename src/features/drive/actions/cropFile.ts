import { openCropDialog } from '@/blocks/crop/openCropDialog';
import { fetchFile } from '@/blocks/driveFile/fetchFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { ask } from '@/ui/dialog/dialogs';
import { waitFor } from '@/ui/dialog/waiting';
import { whenHistorySettled } from '@/ui/overlay/overlayHistory';
import { toast } from '@/ui/toast/toasts';
import { type OwnFile, toOwnFile } from '../listing/DriveItem';
import { changeDrive } from './changeDrive';

/** `Harbour.jpg` → `Harbour (cropped).jpg`. */
export function croppedName(name: string): string {
	const dot = name.lastIndexOf('.');
	const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
	return t('drive.croppedName', { name: stem }) + ending;
}

/**
 * Lets the user crop a picture, and uploads the result to the same folder: beside the original, or replacing it.
 * @param onReplaced called with the result before the original is deleted
 */
export async function cropFile(session: Session, file: OwnFile, onReplaced?: (fresh: OwnFile) => void): Promise<void> {
	await changeDrive(session, async ({ tell }) => {
		const image = await fetchFile(session, file);
		const cropped = await openCropDialog({ image, name: file.name, session });
		if (!cropped) return;
		const place = await askPlace(file);
		if (!place) return;
		const fresh = await waitFor(upload(session, file, cropped, place), text.drive.uploadingOne).catch(showUploadError);
		if (!fresh) return;
		tell({ kind: 'file', file: fresh });
		if (place === 'beside') {
			toast(t('drive.croppedBeside', { name: fresh.name }), { icon: 'crop', tone: 'success' });
			return;
		}
		// The step back of the last dialog would lead away from where the caller goes.
		await whenHistorySettled();
		onReplaced?.(fresh);
		await session.api.call('drive/files/delete', { fileId: file.id });
		tell({ kind: 'fileGone', id: file.id });
		toast(text.drive.croppedInstead, { icon: 'crop', tone: 'success' });
	});
}

type Place = 'beside' | 'instead';

const askPlace = ({ name }: OwnFile): Promise<Place | undefined> =>
	ask<Place | 'cancel'>({ title: t('drive.cropKeepTitle', { name }), text: text.drive.cropKeepText }, [
		{ value: 'beside', text: text.drive.cropBeside, primary: true },
		{ value: 'instead', text: text.drive.cropInstead, danger: true },
		{ value: 'cancel', text: text.common.cancel },
	]).then(answer => (answer === 'cancel' ? undefined : answer));

/** With the original's alt text and flags. */
async function upload(session: Session, whole: OwnFile, cropped: File, place: Place): Promise<OwnFile | null> {
	const wire = await sendFile(session, {
		file: cropped,
		name: place === 'beside' ? croppedName(cropped.name) : cropped.name,
		isSensitive: whole.isSensitive,
		folderId: whole.folderId,
		comment: whole.comment,
	});
	return toOwnFile(wire);
}
