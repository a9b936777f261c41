import type { LayerField } from '@/domain/image/imageLayerKinds';
import { fieldsOf, type ImageLayer } from '@/domain/image/imageLayers';

export type Uniforms = Readonly<Record<string, number | readonly number[]>>;

/**
 * The uniforms of a layer: each field by its name. Angles in radians, colours as three shares, booleans as 0 or 1,
 * choices by index. Fields that aren't numbers (texts, URLs, alignments) are left out.
 */
export function fieldUniforms(layer: ImageLayer): Uniforms {
	const values: Readonly<Record<string, unknown>> = { ...layer };
	const uniforms = fieldsOf(layer.type).map(([name, field]) => [name, uniformOf(field, values[name])] as const);
	return Object.fromEntries(uniforms.filter((each): each is [string, number | number[]] => each[1] !== null));
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function uniformOf(field: LayerField, value: unknown): number | number[] | null {
	switch (field.type) {
		case 'number':
			return field.unit === 'degrees' ? radians(Number(value)) : Number(value);
		case 'boolean':
			return value === true ? 1 : 0;
		case 'color':
			return [1, 3, 5].map(at => Number.parseInt(String(value).slice(at, at + 2), 16) / 255);
		case 'choice':
			return field.choices.indexOf(String(value));
		default:
			return null;
	}
}
