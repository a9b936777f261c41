import { expect, it } from 'vitest';
import { LAYER_KINDS, type LayerKind } from '@/domain/image/imageLayerKinds';
import { fieldsOf } from '@/domain/image/imageLayers';
import { choiceName, fieldName, kindName, offeredKinds } from './layerTexts';

const KINDS = Object.keys(LAYER_KINDS) as LayerKind[];

it.each(KINDS)('has a name for %s, its fields and their choices', kind => {
	expect(kindName(kind)).toBeTruthy();
	for (const [name, field] of fieldsOf(kind)) {
		expect(fieldName(kind, name)).not.toBe(name);
		if (field.type === 'choice') for (const choice of field.choices) expect(choiceName(choice)).not.toBe(choice);
	}
});

it.each(KINDS)('never calls two fields of %s the same', kind => {
	const names = fieldsOf(kind).map(([name]) => fieldName(kind, name));
	expect(new Set(names).size).toBe(names.length);
});

it('offers a watermark what may be part of one, and effects everything', () => {
	expect(offeredKinds(true)).toEqual(['text', 'image', 'stripe', 'polkadot', 'checker']);
	expect(offeredKinds(false)).toEqual(KINDS);
});
