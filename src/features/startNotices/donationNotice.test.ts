import { expect, it } from 'vitest';
import { isDonationDue } from './donationNotice';

const DAY = 86_400_000;
const now = 100 * DAY;

it.each([
	['an account of 3 days', { accountCreatedAt: now - 3 * DAY, shown: undefined }, false],
	['an older account', { accountCreatedAt: now - 3 * DAY - 1, shown: undefined }, true],
	['29 days after the last', { accountCreatedAt: 0, shown: now - 29 * DAY }, false],
	['30 days after the last', { accountCreatedAt: 0, shown: now - 30 * DAY }, true],
	['once it is not wanted', { accountCreatedAt: 0, shown: 'never' }, false],
	['an account of unknown age', { accountCreatedAt: null, shown: undefined }, false],
])('%s', (_what, facts, isDue) => {
	expect(isDonationDue({ now, ...facts })).toBe(isDue);
});
