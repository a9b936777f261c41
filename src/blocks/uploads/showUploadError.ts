import { ApiError, NetworkError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { text } from '@/i18n/t';
import { isAccountEnd } from '@/stores/session/accountEnds';
import { UploadObstacleError } from '@/stores/uploads/UploadObstacleError';
import { alert } from '@/ui/dialog/dialogs';
import { errorText } from '../errorText';

/** Why a file was not taken (spec 1 §8). The end of an account is told by the shell. */
export async function showUploadError(error: unknown): Promise<void> {
	if (isAccountEnd(error)) return;
	await alert({ type: 'error', title: text.composer.uploadFailed, text: uploadErrorText(error) });
}

export function uploadErrorText(error: unknown): string {
	if (error instanceof UploadObstacleError)
		return error.obstacle === 'tooLarge' ? text.composer.fileTooLarge : text.composer.typeNotAllowed;
	if (error instanceof NetworkError || !(error instanceof ApiError)) return errorText(error).text;
	if (error.status === 413) return text.composer.fileTooLarge;
	if (error.id === ERROR_IDS.uploadInappropriate) return text.composer.fileInappropriate;
	if (error.id === ERROR_IDS.uploadNoFreeSpace) return text.composer.noFreeSpace;
	if (error.id === ERROR_IDS.uploadTypeNotAllowed) return text.composer.typeNotAllowed;
	return [error.message, error.code, error.id].filter(Boolean).join('\n');
}
