import { expect, it } from 'vitest';
import { jsonList } from './jsonList';

const written = (pages: number[][]) =>
	JSON.parse([...jsonList(pages, n => (n < 0 ? undefined : { n }))].join('')) as unknown;

it('writes one list, however its rows come and whatever is left out', () => {
	expect(written([])).toEqual([]);
	expect(written([[-1], []])).toEqual([]);
	expect(written([[1], [-1, 2], [3]])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
	expect(written([[-1, 1]])).toEqual([{ n: 1 }]);
});
