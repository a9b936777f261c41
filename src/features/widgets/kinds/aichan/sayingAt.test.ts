import { expect, it } from 'vitest';
import { sayingAt } from './sayingAt';

const SAYINGS = { says: { first: 'a', second: 'b' }, morning: 'm', night: 'n' };

it.each([
	[1, 12, 'a'],
	[2, 12, 'b'],
	[3, 12, 'a'],
	[1, 6, 'm'],
	[2, 6, 'a'],
	[1, 23, 'n'],
	[1, 2, 'n'],
	[4, 2, 'n'],
])('press %d at %d o’clock', (press, hour, said) => {
	expect(sayingAt(SAYINGS, press, hour)).toBe(said);
});
