import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInTurns } from './showInTurns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const drawn: string[][] = [];
const ids = ['a', 'b', 'c', 'd', 'e'];
const entities = {
	shown: () => ['x', ...ids].values(),
	viewsChanged: (changed: Iterable<string>) => void drawn.push([...changed]),
};

beforeEach(() => void drawn.splice(0));

it('draws a few notes at a time, and none that is not shown', async () => {
	const shown = showInTurns(entities, new Set([...ids, 'elsewhere']));
	expect(drawn).toEqual([['a', 'b']]);
	await vi.runAllTimersAsync();
	await shown;
	expect(drawn).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});
