import { expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { openLayers } from './storedLayers';

const text = { ...newLayer('text', 't'), font: 'serif' };
const stripe = newLayer('stripe', 's');
const hologram = { id: 'h', type: 'hologram', depth: 3 };

it('stores what was left alone as it was found', () => {
	const stored = [{ type: 'text', text: 'mine' }, hologram, { id: 's', type: 'stripe', opacity: 9 }];
	const { layers, store } = openLayers(stored);
	expect(layers.map(({ type }) => type)).toEqual(['text', 'stripe']);
	expect(store(layers)).toEqual(stored);
});

it('keeps fields of newer versions in a layer that is changed', () => {
	const { layers, store } = openLayers([text]);
	expect(store(layers.map(layer => ({ ...layer, opacity: 0.1 })))).toEqual([{ ...text, opacity: 0.1 }]);
});

it('keeps unknown kinds behind the layer that they followed', () => {
	const { layers, store } = openLayers([hologram, text, { ...hologram, id: 'i' }, stripe]);
	const [first, second] = layers;
	if (!first || !second) throw new Error('Layers are missing.');
	expect(store([second, first])).toEqual([hologram, stripe, text, { ...hologram, id: 'i' }]);
});

it('moves unknown kinds up where what they followed is gone', () => {
	const { layers, store } = openLayers([text, stripe, hologram]);
	expect(store(layers.slice(0, 1))).toEqual([text, hologram]);
	expect(store([])).toEqual([hologram]);
});

it('gives every layer an id of its own', () => {
	const { layers } = openLayers([stripe, stripe, { type: 'checker' }]);
	expect(new Set(layers.map(({ id }) => id)).size).toBe(3);
	expect(layers[0]?.id).toBe('s');
});
