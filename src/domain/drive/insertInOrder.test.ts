import { expect, it } from 'vitest';
import { insertInOrder } from './insertInOrder';

const places = new Map(['a', 'b', 'c', 'd'].map((id, place) => [id, place]));
const ids = (...arrived: readonly string[]) =>
	arrived
		.reduce<readonly { id: string }[]>((files, id) => insertInOrder(files, { id }, places), [{ id: 'before' }])
		.map(({ id }) => id);

it('puts files in the order in which they were chosen, however they arrive', () => {
	expect(ids('c', 'a', 'd', 'b')).toEqual(['before', 'a', 'b', 'c', 'd']);
	expect(ids('d', 'c', 'b', 'a')).toEqual(['before', 'a', 'b', 'c', 'd']);
});

it('appends what was not chosen here', () => {
	expect(ids('b', 'other', 'a')).toEqual(['before', 'a', 'b', 'other']);
});
