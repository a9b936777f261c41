import { describe, expect, it } from 'vitest';
import { fieldsOf, isLayerKind, newLayer } from '@/domain/image/imageLayers';
import { EFFECTS } from './effects';

const scene = { size: { width: 400, height: 200 }, picture: null };
const KINDS = Object.keys(EFFECTS).filter(isLayerKind);
/** Uniforms of `common.frag.glsl`, or set by the painter. */
const GIVEN = ['source', 'picture', 'pictureSize'];

describe('EFFECTS', () => {
	it.each(KINDS)('%s asks for nothing but its fields', kind => {
		const asked = Array.from(EFFECTS[kind].source.matchAll(/^uniform \w+ (\w+);/gm), match => match[1] ?? '');
		const picture = { width: 100, height: 50 };
		const layer = newLayer(kind, 'a');
		const [uniforms = {}] = EFFECTS[kind].passes?.({}, layer, { ...scene, picture }) ?? [];
		const known = [...GIVEN, ...fieldsOf(kind).map(([name]) => name), ...Object.keys(uniforms)];
		expect(asked.filter(name => !known.includes(name))).toEqual([]);
		expect(asked.length).toBeGreaterThan(0);
	});

	it('blurs in both directions, twice, by a share of the longer side', () => {
		const layer = { ...newLayer('blur', 'a'), radius: 0.1 };
		const passes = EFFECTS.blur.passes?.({}, layer, scene) ?? [];
		const spread = 20 / Math.SQRT2 / 4;
		expect(passes.map(each => each.spread)).toEqual([
			[spread, 0],
			[0, spread],
			[spread, 0],
			[0, spread],
		]);
		expect(EFFECTS.blur.passes?.({}, { ...layer, radius: 0 }, scene)).toEqual([]);
	});

	it('draws no text and no picture where there is none', () => {
		expect(EFFECTS.text.passes?.({}, newLayer('text', 'a'), scene)).toEqual([]);
		expect(EFFECTS.image.passes?.({}, newLayer('image', 'a'), scene)).toEqual([]);
	});
});
