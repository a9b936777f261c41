import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICIES } from './policies';
import { arePolicies } from './policyValues';

const says = (value: unknown, priority: unknown = 0) => ({ useDefault: false, priority, value });

describe('arePolicies', () => {
	it.each([
		{},
		{ clipLimit: says(17, 2), canHideAds: says(true) },
		{ chatAvailability: says('readonly'), uploadableFileTypes: says(['image/*']), rateLimitFactor: says(0.5, 1) },
	])('takes %j', given => expect(arePolicies(given)).toBe(true));

	it('takes every policy with its own default', () => {
		expect(
			arePolicies(Object.fromEntries(Object.entries(DEFAULT_POLICIES).map(([name, value]) => [name, says(value)]))),
		).toBe(true);
	});

	it.each([
		{ noSuchPolicy: says(1) },
		JSON.parse('{"__proto__":{"useDefault":false,"priority":0,"value":1}}'),
		{ constructor: says(1) },
		{ clipLimit: 5 },
		{ clipLimit: null },
		{ clipLimit: says('5') },
		{ clipLimit: says(1e300) },
		{ clipLimit: says(5, 3) },
		{ clipLimit: { priority: 0, value: 5 } },
		{ canInvite: says('yes') },
		{ chatAvailability: says('sometimes') },
		{ uploadableFileTypes: says([7]) },
		{ uploadableFileTypes: says(Array.from({ length: 201 }, () => 'a/b')) },
	])('refuses %j', given => expect(arePolicies(given)).toBe(false));
});
