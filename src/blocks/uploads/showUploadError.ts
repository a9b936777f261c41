import { ApiError, NetworkError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { isLoadFailure } from '@/base/isLoadFailure';
import { text } from '@/i18n/text';
import { isAccountEnd } from '@/stores/session/accountEnds';
import { UploadObstacleError } from '@/stores/uploads/UploadObstacleError';
import type { UploadObstacle } from '@/stores/uploads/uploadLimits';
import { alert } from '@/ui/dialog/dialogs';
import { showLoadFailure } from '../actions/showLoadFailure';
import { errorText } from '../query/errorText';

/** For responses that aren't the API's, such as a proxy's page, the beginning is enough. */
const RAW_LENGTH = 600;

/** Reports why a file was refused (rules/uploads#failures). The shell reports accounts that have ended. */
export async function showUploadError(error: unknown): Promise<void> {
	if (isAccountEnd(error)) return;
	if (isLoadFailure(error)) return showLoadFailure();
	await alert({ type: 'error', title: text.composer.uploadFailed, text: wholeUploadErrorText(error) });
}

/** Like `uploadErrorText`, with the raw response if nothing else is known. For dialogs, which have room. */
export function wholeUploadErrorText(error: unknown): string {
	const said = uploadErrorText(error);
	const raw = (error instanceof ApiError || error instanceof NetworkError) && !isKnown(error) ? error.raw?.trim() : '';
	return raw ? `${said}\n\n${raw.slice(0, RAW_LENGTH)}` : said;
}

const isKnown = (error: ApiError | NetworkError): boolean => error instanceof ApiError && error.status === 413;

function obstacleText(obstacle: UploadObstacle): string {
	if (obstacle === 'notGranted') return text.error.tokenMayNot;
	return obstacle === 'tooLarge' ? text.composer.fileTooLarge : text.composer.typeNotAllowed;
}

export function uploadErrorText(error: unknown): string {
	if (error instanceof UploadObstacleError) return obstacleText(error.obstacle);
	if (error instanceof NetworkError || !(error instanceof ApiError)) return errorText(error).text;
	if (error.status === 413) return text.composer.fileTooLarge;
	if (error.code === 'RATE_LIMIT_EXCEEDED') return errorText(error).text;
	if (error.id === ERROR_IDS.uploadInappropriate) return text.composer.fileInappropriate;
	if (error.id === ERROR_IDS.uploadNoFreeSpace) return text.composer.noFreeSpace;
	if (error.id === ERROR_IDS.uploadTypeNotAllowed) return text.composer.typeNotAllowed;
	return [error.message, error.code, error.id].filter(Boolean).join('\n');
}
