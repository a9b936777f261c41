import { expect, it } from 'vitest';
import { MAX_NOTES, MAX_SIZE, surplusCopies } from './copyBounds';

const copy = (key: string, at: number, size = 1, isNote = false) => ({ key, at, size, isNote });

it('keeps 500 opened notes, the latest', () => {
	const notes = Array.from({ length: MAX_NOTES + 2 }, (_, index) => copy(`n${index}`, index, 1, true));
	expect(surplusCopies([...notes, copy('list', 0)])).toEqual(['n1', 'n0']);
});

it('keeps 50 MB in all', () => {
	const half = MAX_SIZE / 2;
	expect(surplusCopies([copy('old', 1, half), copy('new', 3, half), copy('between', 2, half)])).toEqual(['old']);
	expect(surplusCopies([copy('huge', 2, MAX_SIZE + 1), copy('small', 1)])).toEqual(['huge']);
});
