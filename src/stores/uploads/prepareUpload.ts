import type { PreparedFile } from '@workers/image/image.client';
import { canBePrepared, type UploadItem, type UploadWarning } from '@/domain/drive/UploadItem';
import { type ImageLayer, readLayers } from '@/domain/image/imageLayers';
import { readPresets } from '@/domain/image/watermarkPresets';
import { type PreferenceOwner, preferences } from '../preferences/Preferences';
import { reachableLayers } from '../session/reachableLayers';
import type { Session } from '../session/Session';
import { mayUploadType } from './uploadLimits';
import { watermarkPresets } from './uploadSettings';

export interface PreparedUpload {
	readonly blob: Blob;
	readonly name: string;
	/** A small version for lists; missing if there is none. */
	readonly thumbnail?: Blob;
	readonly warning: UploadWarning | null;
	/** The image code could not be loaded, so preparing may be tried again. */
	readonly isMakeshift?: true;
	/**
	 * The message for users if a shader could not be compiled or linked, with the log (rules/images#failing-shaders).
	 */
	readonly shaderFailure?: string;
}

type Chosen = Pick<UploadItem, 'file' | 'name' | 'compressionLevel' | 'watermarkPresetId' | 'effects'>;

/** The file to upload, prepared with the user's choices; unchanged if in doubt. Rejects only by its signal. */
export async function prepareUpload(session: Session, chosen: Chosen, signal: AbortSignal): Promise<PreparedUpload> {
	const { name, compressionLevel: level } = chosen;
	// By reference: no bytes are copied.
	const file = new File([chosen.file], name, { type: chosen.file.type });
	const asItIs: PreparedUpload = { blob: chosen.file, name, warning: null };
	const layers = reachableLayers(session, layersOf(session, chosen));
	const mayWrite = (type: string) => mayUploadType(session, type);
	if (!canBePrepared(file)) return asItIs;
	try {
		const { imageClient } = await import('@workers/image/image.client');
		const isUntouched = level === 0 && layers.length === 0;
		const upload = isUntouched
			? asItIs
			: withWarning(await imageClient.prepare(file, { level, layers, mayWrite }, signal));
		if (upload.thumbnail || upload.warning === 'tooLarge') return upload;
		const thumbnail = await imageClient.thumbnail(upload.blob, signal);
		return thumbnail ? { ...upload, thumbnail } : upload;
	} catch (error) {
		signal.throwIfAborted();
		console.warn(`What prepares pictures could not be loaded: ${name} goes up as it is.`, error);
		return { ...asItIs, warning: layers.length > 0 ? 'layers' : null, isMakeshift: true };
	}
}

/** The layers to draw: effects first, so that the watermark is on top of their result. */
export function layersOf(
	owner: PreferenceOwner,
	{ watermarkPresetId, effects }: Pick<Chosen, 'watermarkPresetId' | 'effects'>,
): ImageLayer[] {
	const preset = readPresets(preferences.get(watermarkPresets, owner)).find(({ id }) => id === watermarkPresetId);
	return [...effects, ...readLayers(preset?.layers)];
}

const withWarning = (prepared: PreparedFile): PreparedUpload => {
	const { blob, name, thumbnail, isTooLarge, isTooSmall, layersFailure } = prepared;
	return {
		...{ blob, name },
		...(thumbnail && { thumbnail }),
		warning: isTooLarge
			? 'tooLarge'
			: layersFailure
				? layersFailure.kind === 'picture'
					? 'layerPicture'
					: 'layers'
				: isTooSmall
					? 'tooSmall'
					: null,
		...(layersFailure?.kind === 'shader' && { shaderFailure: layersFailure.message }),
	};
};
