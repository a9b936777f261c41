import { expect, it } from 'vitest';
import { valueDifference } from './valueDifference';

const deck = (id: string, name: string, layout: readonly string[] = []) => ({ id, name, layout });

it('names what was added to a list, removed from it and changed in it', () => {
	const before = [deck('a', 'Work'), deck('b', 'Home'), deck('c', 'Sea')];
	const after = [deck('a', 'Work', ['x']), deck('c', 'Sea'), deck('d', '')];
	expect(valueDifference(before, after)).toEqual({
		added: ['d'],
		removed: ['Home'],
		changed: ['Work'],
		isReordered: false,
	});
});

it('tells another order from no difference', () => {
	expect(valueDifference(['a', 'b'], ['b', 'a'])?.isReordered).toBe(true);
	expect(valueDifference(['a', 'b'], ['a', 'b'])?.isReordered).toBe(false);
});

it('names the fields of an object, such as a profile’s settings', () => {
	expect(valueDifference({ menu: [], nsfw: 1 }, { menu: [1], keepCw: 2 })).toMatchObject({
		added: ['keepCw'],
		removed: ['nsfw'],
		changed: ['menu'],
	});
});

it('has nothing to say of plain values', () => expect(valueDifference('a', 'b')).toBeNull());
