import { expect, it } from 'vitest';
import { decorationParams, drawnDecorations, isSameDress, mayWear, newWorn, toWorn } from './decorationEdit';

const RING = { id: 'ring', name: 'Ring', url: 'https://a.example/ring.png', roleIdsThatCanBeUsedThisDecoration: [] };

it('reads what is worn, and sends it in order', () => {
	const worn = toWorn([
		{ id: 'ring', url: RING.url, angle: 0.1 },
		{ id: 'ring', url: RING.url, flipH: true, offsetX: 0.2, offsetY: -0.1 },
	]);
	expect(new Set(worn.map(({ id }) => id)).size).toBe(2);
	expect(decorationParams(worn)).toEqual([
		{ id: 'ring', angle: 0.1, flipH: false, offsetX: 0, offsetY: 0 },
		{ id: 'ring', angle: 0, flipH: true, offsetX: 0.2, offsetY: -0.1 },
	]);
	expect(isSameDress(worn, toWorn(worn.map(({ decorationId: id, ...each }) => ({ ...each, id, url: '' }))))).toBe(true);
	expect(isSameDress(worn, [...worn, newWorn('ring')])).toBe(false);
	expect(toWorn(null)).toEqual([]);
});

it('draws those that the server still has', () => {
	const drawn = drawnDecorations([newWorn('gone'), newWorn('ring')], [RING]);
	expect(drawn).toEqual([{ url: RING.url, angle: 0, flipH: false, offsetX: 0, offsetY: 0, blink: false }]);
});

it('knows which of them are for certain roles', () => {
	const special = { ...RING, roleIdsThatCanBeUsedThisDecoration: ['artist'] };
	expect(mayWear(RING, [])).toBe(true);
	expect(mayWear(special, [])).toBe(false);
	expect(mayWear(special, ['artist'])).toBe(true);
});
