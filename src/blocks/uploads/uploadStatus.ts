import { byteSize } from '@/base/byteSize';
import type { UploadItem, UploadWarning } from '@/domain/UploadItem';
import { t, text } from '@/i18n/t';
import { uploadErrorText } from './showUploadError';

/** Where an upload is, in words. */
export function stateText({ state, progress }: UploadItem): string {
	if (state !== 'uploading') return text.uploads[state];
	return t('uploads.uploading', { percent: progress ? Math.floor((100 * progress.value) / (progress.max || 1)) : 0 });
}

/** What will become of the file: `watermark, 1.2 MB → 310 kB`. */
export function outcomeText({ file, prepared, watermarkPresetId, effects, isSensitive, caption }: UploadItem): string {
	const before = byteSize(file.size);
	const size =
		prepared && prepared.blob.size !== file.size
			? t('uploads.becomes', { before, after: byteSize(prepared.blob.size) })
			: before;
	return [
		watermarkPresetId !== null && text.uploads.withWatermark,
		effects.length > 0 && t('uploads.withEffects', { count: effects.length }),
		isSensitive && text.uploads.sensitive,
		caption !== null && text.uploads.described,
		size,
	]
		.filter(Boolean)
		.join(', ');
}

/** What went wrong with it, or will; null: nothing. */
export function troubleText({ state, error, warning }: UploadItem): string | null {
	if (state === 'failed') return uploadErrorText(error);
	return warning && warningText(warning);
}

function warningText(warning: UploadWarning): string {
	const { tooLarge, tooSmall, layersFailed: layers, layerPicture } = text.uploads;
	return { tooLarge, tooSmall, layers, layerPicture }[warning];
}
