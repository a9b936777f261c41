import { readLayers } from '@/domain/image/imageLayers';
import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { openLayerEditor } from './openLayerEditor';

type EditImageLayers = Extract<Intent, { kind: 'editImageLayers' }>;

/** Lets the user edit the layers of one picture, and passes them on if they changed. */
export async function openImageLayers({ session, image, purpose, layers, done }: EditImageLayers): Promise<void> {
	const title = purpose === 'watermark' ? text.imageEditor.watermark : text.imageEditor.effects;
	const edited = await openLayerEditor({ session, image, purpose, layers, title });
	if (edited) done(readLayers(edited.layers));
}
