import { expect, it } from 'vitest';
import { photosKind } from './photosKind';

const read = (stored: object) => photosKind.open(stored, ({ data }) => data);

it('has a whole number of columns and rows, as it asks for so many pictures', () => {
	expect(read({ columns: 4, rows: 2 })).toEqual({ columns: 4, rows: 2 });
	expect(read({ columns: 2.5, rows: 1.5 })).toEqual({ columns: 3, rows: 3 });
});
