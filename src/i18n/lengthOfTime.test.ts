import { expect, it } from 'vitest';
import { lengthOfTime } from './lengthOfTime';

it.each([
	[1, '1 second'],
	[45_000, '45 seconds'],
	[61_000, '2 minutes'],
	[3_600_000, '60 minutes'],
	[3_600_001, '2 hours'],
])('%i ms: %s', (ms, words) => {
	expect(lengthOfTime(ms)).toBe(words);
});
