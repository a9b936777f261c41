import { LAYER_KINDS, type LayerKind } from '@/domain/image/imageLayerKinds';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';

type Texts = Readonly<Record<string, string>>;

const ICONS: Readonly<Partial<Record<LayerKind, IconName>>> = {
	text: 'typography',
	image: 'image',
	stripe: 'stripes',
	polkadot: 'gridDots',
	checker: 'checker',
};

export const kindIcon = (kind: LayerKind): IconName => ICONS[kind] ?? 'effects';

export const kindName = (kind: LayerKind): string => text.imageEditor.kinds[kind];

/** Some names have another meaning in one kind. */
export function fieldName(kind: LayerKind, field: string): string {
	const { own, fields }: { own: Texts; fields: Texts } = text.imageEditor;
	return own[`${kind}_${field}`] ?? fields[field] ?? field;
}

export function choiceName(choice: string): string {
	const choices: Texts = text.imageEditor.choices;
	return choices[choice] ?? choice;
}

/** A short text that distinguishes a layer from others of its kind; may be empty. */
export const layerHint = (layer: ImageLayer): string => (layer.type === 'text' ? layer.text : '');

/** The kinds that can be added: five for a watermark, all for effects. */
export const offeredKinds = (isWatermark: boolean): LayerKind[] =>
	(Object.keys(LAYER_KINDS) as LayerKind[]).filter(kind => !isWatermark || LAYER_KINDS[kind].isWatermark);
