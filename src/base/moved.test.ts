import { expect, it } from 'vitest';
import { moved } from './moved';

const list = ['a', 'b', 'c'].map(id => ({ id }));
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('');

it('puts an item into another place, never beyond the ends', () => {
	expect(ids(moved(list, 'a', 2))).toBe('bca');
	expect(ids(moved(list, 'c', 0))).toBe('cab');
	expect(ids(moved(list, 'a', 9))).toBe('bca');
});

it('gives the same list where nothing changes', () => {
	expect(moved(list, 'b', 1)).toBe(list);
	expect(moved(list, 'a', -1)).toBe(list);
	expect(moved(list, 'z', 0)).toBe(list);
});
