import { expect, it } from 'vitest';
import { sourcesInTurn } from './sourcesInTurn';

const shown = (turn: number, sources: number, columns: number) =>
	sourcesInTurn(turn, sources, columns).map(({ source }) => source);

it('shows the sources one after the other in a single column', () => {
	expect([0, 1, 2, 3, 4].map(turn => shown(turn, 3, 1))).toEqual([[0], [1], [2], [0], [1]]);
});

it('changes one column a turn, from left to right, where there are more sources', () => {
	expect([0, 1, 2, 3, 4, 5].map(turn => shown(turn, 5, 2))).toEqual([
		[0, 1],
		[2, 1],
		[2, 3],
		[4, 3],
		[4, 0],
		[1, 0],
	]);
});

it('keeps each source in its column where all have one, and starts it again in turn', () => {
	for (const turn of [0, 1, 2, 7]) expect(shown(turn, 3, 3)).toEqual([0, 1, 2]);
	expect(sourcesInTurn(2, 3, 3).map(({ since }) => since)).toEqual([1, 2, 0]);
});

it('has no more columns than sources', () => {
	expect(shown(0, 1, 4)).toEqual([0]);
});
