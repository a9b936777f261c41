import { describe, expect, it } from 'vitest';
import { defaultPreset, readPresets, type StoredPreset, withCopy, withoutPreset, withPreset } from './watermarkPresets';

const preset = (id: string, more: object = {}): StoredPreset => ({ id, name: id, layers: [], ...more });
/** As another version may have stored it. */
const strange = [null, 'text', { name: 'no id' }] as unknown as StoredPreset[];

describe('readPresets', () => {
	it.each([[null], [undefined], [{}], [strange]])('finds none in %j', stored => {
		expect(readPresets(stored)).toEqual([]);
	});

	it('shows each id once, without names and layers as empty ones, with fields of other versions', () => {
		const stored = [preset('a', { hue: 3 }), { id: 'b' }, preset('a', { name: 'again' })];
		expect(readPresets(stored)).toEqual([
			{ ...preset('a'), hue: 3 },
			{ id: 'b', name: '', layers: [] },
		]);
	});
});

describe('withPreset', () => {
	it('changes the one that is there and keeps what it doesn’t know', () => {
		const stored = [...strange, preset('a', { hue: 3 }), preset('b')];
		const layers = [{ id: 'x', type: 'hologram' }];
		expect(withPreset(stored, { id: 'a', name: 'new', layers })).toEqual([
			...strange,
			{ id: 'a', name: 'new', layers, hue: 3 },
			preset('b'),
		]);
	});

	it('adds a new one at the end', () => {
		expect(withPreset([preset('a')], preset('b'))).toEqual([preset('a'), preset('b')]);
	});
});

it('takes a preset away, with others of its id, and leaves the rest', () => {
	expect(withoutPreset([...strange, preset('a'), preset('b'), preset('a')], 'a')).toEqual([...strange, preset('b')]);
});

it('copies a preset with all it has, right behind it', () => {
	const copied = withCopy([preset('a', { hue: 3 }), preset('b')], 'a', { id: 'c', name: 'a 2' });
	expect(copied).toEqual([preset('a', { hue: 3 }), { id: 'c', name: 'a 2', layers: [], hue: 3 }, preset('b')]);
	expect(withCopy([preset('b')], 'gone', { id: 'c', name: 'c' })).toEqual([preset('b')]);
});

it('has no default where the chosen one is gone', () => {
	expect(defaultPreset([preset('a')], 'a')?.id).toBe('a');
	expect(defaultPreset([preset('a')], 'gone')).toBeNull();
	expect(defaultPreset([preset('a')], null)).toBeNull();
});
