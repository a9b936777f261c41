import { clamp } from '@/base/clamp';
import { isRecord } from '@/base/isRecord';
import { LAYER_KINDS, type LayerAlign, type LayerField, type LayerKind } from './imageLayerKinds';

type Fields<Kind extends LayerKind> = (typeof LAYER_KINDS)[Kind]['fields'];
type ValueOf<Field> = Field extends { type: 'number' }
	? number
	: Field extends { type: 'boolean' }
		? boolean
		: Field extends { type: 'align' }
			? LayerAlign
			: Field extends { type: 'choice'; choices: readonly (infer Choice)[] }
				? Choice
				: string;

type OneLayer<Kind extends LayerKind> = { readonly id: string; readonly type: Kind } & {
	readonly [Name in keyof Fields<Kind>]: ValueOf<Fields<Kind>[Name]>;
};

/** One layer of a picture; each is drawn over those before it (rules/images#layers). */
export type ImageLayer = { [Kind in LayerKind]: OneLayer<Kind> }[LayerKind];

/** A layer of one kind: id, kind and the fields listed in `LAYER_KINDS`. */
export type LayerOf<Kind extends LayerKind> = Extract<ImageLayer, { readonly type: Kind }>;

/** A named set of layers that is put onto pictures before they are uploaded (rules/images#layers). */
export interface WatermarkPreset {
	readonly id: string;
	readonly name: string;
	readonly layers: readonly ImageLayer[];
}

export const isLayerKind = (kind: unknown): kind is LayerKind =>
	typeof kind === 'string' && Object.hasOwn(LAYER_KINDS, kind);

/** The fields of a kind with their names, in the order of the editor. */
export const fieldsOf = (kind: LayerKind): [name: string, field: LayerField][] =>
	Object.entries<LayerField>(LAYER_KINDS[kind].fields);

/** A layer with the defaults of its kind. */
export const newLayer = <Kind extends LayerKind>(kind: Kind, id: string): LayerOf<Kind> =>
	completed(kind, id, {}) as LayerOf<Kind>;

/**
 * Reads stored layers as far as they can be drawn: unknown kinds are left out, invalid values become the default,
 * numbers are clamped to their range. Unknown fields are kept.
 */
export function readLayers(stored: unknown): ImageLayer[] {
	if (!Array.isArray(stored)) return [];
	return stored.flatMap((each: unknown, index) => {
		if (!isRecord(each) || !isLayerKind(each.type)) return [];
		const id = typeof each.id === 'string' && each.id !== '' ? each.id : `layer-${index}`;
		return [completed(each.type, id, each) as ImageLayer];
	});
}

function completed(kind: LayerKind, id: string, stored: Readonly<Record<string, unknown>>): object {
	const values = fieldsOf(kind).map(([name, field]) => [name, readField(field, stored[name])] as const);
	return { ...stored, id, type: kind, ...Object.fromEntries(values) };
}

const COLOR = /^#([\da-f]{6}|[\da-f]{3})$/i;
const AXES = { x: ['left', 'center', 'right'], y: ['top', 'center', 'bottom'] } as const;

function readField(field: LayerField, value: unknown): unknown {
	switch (field.type) {
		case 'number':
			if (typeof value !== 'number' || !Number.isFinite(value)) return field.default;
			return clamp(value, field.min, field.max);
		case 'boolean':
			return typeof value === 'boolean' ? value : field.default;
		case 'color':
			return typeof value === 'string' && COLOR.test(value) ? longColor(value) : field.default;
		case 'choice':
			return typeof value === 'string' && field.choices.includes(value) ? value : field.default;
		case 'align':
			return isRecord(value) ? readAlign(value, field.default) : field.default;
		case 'text':
		case 'url':
			return typeof value === 'string' ? value : field.default;
	}
}

function readAlign(value: Readonly<Record<string, unknown>>, fallback: LayerAlign): LayerAlign {
	const x = AXES.x.find(each => each === value.x) ?? fallback.x;
	const y = AXES.y.find(each => each === value.y) ?? fallback.y;
	return { ...value, x, y };
}

const longColor = (color: string): string =>
	color.length === 4 ? color.toLowerCase().replace(/[^#]/g, digit => digit + digit) : color.toLowerCase();
