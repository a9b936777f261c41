import { ApiError } from '@/api/ApiError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Refusal, RefusedFile } from '@/stores/outbox/OutboxEntry';
import { UploadObstacleError } from '@/stores/uploads/UploadObstacleError';
import { codeText } from '../query/errorText';
import { uploadErrorText } from '../uploads/showUploadError';

/**
 * Why a note was not posted: the message followed by the error id (rules/composing#failures); for a file the message of
 * uploads.
 */
export function refusalText(refusal: Refusal | null): string {
	if (!refusal) return '';
	const { id, code = '', file } = refusal;
	const message = codeText(code) ?? refusal.message;
	if (file) return `${t('uploads.failedOf', { names: file.name })}\n${fileText(refusal, file)}`;
	return id === '' ? message : t('error.withId', { message, id });
}

function fileText({ message, id }: Refusal, { obstacle, status, code = '' }: RefusedFile): string {
	if (obstacle === 'gone') return text.outbox.fileGone;
	if (obstacle) return uploadErrorText(new UploadObstacleError(obstacle));
	if (status === undefined) return message;
	return uploadErrorText(new ApiError('drive/files/create', status, { message, code, id }));
}
