import { expect, it } from 'vitest';
import { runsOn } from './runsOn';

const [SUNDAY, MONDAY] = [new Date(2026, 10, 22, 12), new Date(2026, 10, 23, 12)];

it('runs every day where no day is named', () => {
	expect(runsOn(0, SUNDAY)).toBe(true);
	expect(runsOn(127, MONDAY)).toBe(true);
});

it('runs on the named days only', () => {
	expect(runsOn(1, SUNDAY)).toBe(true);
	expect(runsOn(1, MONDAY)).toBe(false);
	expect(runsOn(2 + 32, MONDAY)).toBe(true);
});
