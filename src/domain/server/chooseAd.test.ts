import { describe, expect, it } from 'vitest';
import type { Ad } from './Ad';
import { chooseAd } from './chooseAd';

const ad = (id: string, place: Ad['place'], ratio = 1): Ad => ({ id, place, ratio, url: '', imageUrl: '' });
const idOf = (ads: readonly Ad[], chance: number, mutedIds: readonly string[] = []) =>
	chooseAd(ads, { places: ['horizontal', 'horizontal-big'], mutedIds, chance })?.id ?? null;

describe('chooseAd', () => {
	it('finds none among none', () => {
		expect(idOf([], 0.5)).toBeNull();
		expect(idOf([ad('v', 'vertical')], 0.5)).toBeNull();
	});

	it('chooses by weight', () => {
		const ads = [ad('a', 'horizontal', 1), ad('b', 'horizontal', 3), ad('never', 'horizontal', 0)];
		expect([0, 0.24, 0.26, 0.99].map(chance => idOf(ads, chance))).toEqual(['a', 'a', 'b', 'b']);
	});

	it('takes the first place that has any, and square ones at last', () => {
		expect(idOf([ad('s', 'square'), ad('h', 'horizontal')], 0)).toBe('h');
		expect(idOf([ad('s', 'square'), ad('b', 'horizontal-big')], 0)).toBe('b');
		expect(idOf([ad('s', 'square'), ad('v', 'vertical')], 0)).toBe('s');
	});

	it('shows a muted one only where there is no other', () => {
		const ads = [ad('a', 'horizontal'), ad('b', 'horizontal')];
		expect([0, 0.6].map(chance => idOf(ads, chance, ['a']))).toEqual(['b', 'b']);
		expect(idOf([ad('a', 'horizontal')], 0, ['a'])).toBe('a');
	});
});
