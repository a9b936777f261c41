import { expect, it } from 'vitest';
import { makeFlakes, stepFlakes } from './flakes';

it('spreads more over a larger window, up to a limit', () => {
	expect(makeFlakes('snow', 1000, 1000)).toHaveLength(70);
	expect(makeFlakes('petals', 1000, 500)).toHaveLength(15);
	expect(makeFlakes('snow', 4000, 4000)).toHaveLength(250);
});

it('lets them fall, and in again at the top', () => {
	const flakes = makeFlakes('snow', 800, 600, () => 0.5);
	const before = flakes.map(({ y }) => y);
	stepFlakes(flakes, 1, 0, 800, 600);
	expect(flakes.every(({ y, speed }, index) => y === (before[index] ?? 0) + speed)).toBe(true);
	for (let second = 0; second < 120; second++) stepFlakes(flakes, 1, second, 800, 600);
	expect(flakes.every(({ y, radius, speed }) => y >= -radius && y <= 600 + radius + speed)).toBe(true);
});
