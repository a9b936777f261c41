import { describe, expect, it } from 'vitest';
import { LAYER_KINDS, type LayerKind } from './imageLayerKinds';
import { fieldsOf, newLayer, readLayers } from './imageLayers';

const KINDS = Object.keys(LAYER_KINDS) as LayerKind[];

describe('LAYER_KINDS', () => {
	it('lets the five kinds of the watermark into one', () => {
		const watermark = KINDS.filter(kind => LAYER_KINDS[kind].isWatermark);
		expect(watermark).toEqual(['text', 'image', 'stripe', 'polkadot', 'checker']);
	});

	it.each(KINDS)('%s has defaults within their ranges', kind => {
		expect(readLayers([newLayer(kind, 'a')])).toEqual([newLayer(kind, 'a')]);
		for (const [, field] of fieldsOf(kind))
			if (field.type === 'number') expect(field.step).toBeLessThan(field.max - field.min);
	});

	it('begins with what is usual', () => {
		const align = { x: 'right', y: 'bottom' };
		expect(newLayer('text', 'a')).toMatchObject({ scale: 0.3, opacity: 0.75, align });
		expect(newLayer('image', 'a')).toMatchObject({ scale: 0.3, opacity: 0.75, align, cover: false, repeat: false });
		expect(newLayer('stripe', 'a')).toMatchObject({ frequency: 10, threshold: 0.1, opacity: 0.5 });
		expect(LAYER_KINDS.stripe.fields.frequency).toMatchObject({ min: 1, max: 30 });
		const dots = { scale: 3, majorOpacity: 0.75, minorDivisions: 4, minorOpacity: 0.5 };
		expect(newLayer('polkadot', 'a')).toMatchObject(dots);
		expect(newLayer('checker', 'a')).toMatchObject({ scale: 3, opacity: 0.5 });
	});
});

describe('readLayers', () => {
	it.each([[null], [undefined], ['text'], [{ type: 'text' }], [[null, 3, 'text', [], { id: 'a', type: 'hologram' }]]])(
		'finds none in %j',
		stored => {
			expect(readLayers(stored)).toEqual([]);
		},
	);

	it.each(['constructor', 'toString', '__proto__'])('knows no kind %s', type => {
		expect(readLayers([{ id: 'a', type }])).toEqual([]);
	});

	it('puts the default in the place of what can’t be, and brings numbers within their range', () => {
		const stored = {
			id: 'a',
			type: 'stripe',
			frequency: 99,
			threshold: -1,
			angle: Number.NaN,
			color: 'red',
			opacity: '1',
		};
		expect(readLayers([stored])).toEqual([{ ...newLayer('stripe', 'a'), frequency: 30, threshold: 0 }]);
	});

	it('reads each half of a place, and short colours', () => {
		const [text, checker] = readLayers([
			{ id: 'a', type: 'text', align: { x: 'left', y: 'below' } },
			{ id: 'b', type: 'checker', color: '#F0a' },
		]);
		expect(text).toMatchObject({ align: { x: 'left', y: 'bottom' } });
		expect(checker).toMatchObject({ color: '#ff00aa' });
	});

	it('keeps fields of newer versions, and names what has no id', () => {
		const align = { x: 'left', y: 'top', margin: 0.1 };
		const [layer] = readLayers([{ type: 'text', text: 'mine', font: 'serif', align }]);
		expect(layer).toMatchObject({ id: 'layer-0', text: 'mine', font: 'serif', align });
	});

	it('refuses a choice that isn’t one', () => {
		expect(readLayers([{ id: 'a', type: 'mirror', horizontal: 'up', vertical: 'top' }])).toEqual([
			{ ...newLayer('mirror', 'a'), vertical: 'top' },
		]);
	});
});
