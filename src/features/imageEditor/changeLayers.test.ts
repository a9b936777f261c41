import { expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { changeField, copyLayer, draggedTo, moveLayer } from './changeLayers';

const layers = [newLayer('text', 'a'), newLayer('stripe', 'b'), newLayer('checker', 'c')];
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('');

it('moves a layer, never beyond the ends', () => {
	expect(ids(moveLayer(layers, 0, 2))).toBe('bca');
	expect(ids(moveLayer(layers, 2, 0))).toBe('cab');
	expect(ids(moveLayer(layers, 0, 9))).toBe('bca');
	expect(ids(moveLayer(layers, 1, -4))).toBe('bac');
	expect(moveLayer(layers, 7, 0)).toBe(layers);
});

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

it('comes to another place once the edge that leads has passed a middle', () => {
	const rows = [0, 1, 2, 3].map(index => ({ top: index * 40, height: 40 }));
	expect(draggedTo(rows, 1, 10)).toBe(1);
	expect(draggedTo(rows, 1, 25)).toBe(2);
	expect(draggedTo(rows, 1, 500)).toBe(3);
	expect(draggedTo(rows, 1, -25)).toBe(0);
	expect(draggedTo(rows, 3, -70)).toBe(1);
});
