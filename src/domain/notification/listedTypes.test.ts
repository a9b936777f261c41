import { expect, it } from 'vitest';
import { isListed, LISTED_TYPES, readExcluded } from './listedTypes';
import { notificationKinds } from './notificationKinds';

it('has each type that has a look of its own, once', () => {
	const known = Object.keys(notificationKinds).filter(type => !type.endsWith(':grouped'));
	expect([...LISTED_TYPES].sort()).toEqual(known.sort());
});

it('leaves out the groups of a type with it, and never a type that is not known', () => {
	expect(isListed('reaction', ['reaction'])).toBe(false);
	expect(isListed('reaction:grouped', ['reaction'])).toBe(false);
	expect(isListed('renote:grouped', ['reaction'])).toBe(true);
	expect(isListed('tideTurned', [...LISTED_TYPES])).toBe(true);
});

it('reads a stored filter, whatever is stored', () => {
	expect(readExcluded(['reaction', 'tideTurned', 7])).toEqual(['reaction']);
	for (const broken of [undefined, null, 'reaction', { 0: 'reaction' }]) expect(readExcluded(broken)).toEqual([]);
});
