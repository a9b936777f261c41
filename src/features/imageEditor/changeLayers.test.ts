import { expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { changeField, copyLayer } from './changeLayers';

const layers = [newLayer('text', 'a'), newLayer('stripe', 'b'), newLayer('checker', 'c')];
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('');

it('changes one field of one layer', () => {
	const changed = changeField(layers, 'b', 'frequency', 20);
	expect(changed[1]).toEqual({ ...layers[1], frequency: 20 });
	expect(changed[0]).toBe(layers[0]);
});

it('copies a layer right above it', () => {
	const copied = copyLayer(layers, 'b', 'z');
	expect(ids(copied)).toBe('abzc');
	expect(copied[2]).toEqual({ ...layers[1], id: 'z' });
});
