import { byteSize } from '@/base/byteSize';
import { canBePrepared, type UploadItem, type UploadWarning } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import { currentLanguage, text } from '@/i18n/text';
import { uploadErrorText } from './showUploadError';

/** The state of an upload in words. */
export function stateText({ state, progress, waitsUntil }: UploadItem): string {
	if (waitsUntil) return limitText(waitsUntil);
	if (state !== 'uploading') return text.uploads[state];
	return t('uploads.uploading', { percent: progress ? Math.floor((100 * progress.value) / (progress.max || 1)) : 0 });
}

/** That the server takes nothing more before a moment, in milliseconds since the epoch. */
export const limitText = (until: number): string =>
	t('uploads.limited', { time: new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short' }).format(until) });

/** The expected result: `watermark, 1.2 MB → 310 kB`, or that the size isn't known yet. */
export function outcomeText(item: UploadItem): string {
	const { watermarkPresetId, effects, isSensitive, caption } = item;
	return [
		watermarkPresetId !== null && text.uploads.withWatermark,
		effects.length > 0 && t('uploads.withEffects', { count: effects.length }),
		isSensitive && text.uploads.sensitive,
		caption !== null && text.uploads.described,
		sizeText(item),
	]
		.filter(Boolean)
		.join(', ');
}

function sizeText({ file, prepared, state, compressionLevel, watermarkPresetId, effects }: UploadItem): string {
	const before = byteSize(file.size);
	const isWorkedOn = compressionLevel > 0 || watermarkPresetId !== null || effects.length > 0;
	if (!prepared && isWorkedOn && (state === 'queued' || state === 'preparing') && canBePrepared(file)) {
		return t('uploads.becomesUnknown', { before });
	}
	if (!prepared || prepared.blob.size === file.size) return before;
	return t('uploads.becomes', { before, after: byteSize(prepared.blob.size) });
}

/** What went wrong, or will; null if nothing. */
export function troubleText({ state, error, warning }: UploadItem): string | null {
	if (state === 'failed') return uploadErrorText(error);
	return warning && warningText(warning);
}

function warningText(warning: UploadWarning): string {
	const { tooLarge, tooSmall, layersFailed: layers, layerPicture } = text.uploads;
	return { tooLarge, tooSmall, layers, layerPicture }[warning];
}
