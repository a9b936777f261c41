import { describe, expect, it } from 'vitest';
import { combinePolicies } from './combinePolicies';
import { DEFAULT_POLICIES, type RolePolicyValue } from './policies';

const says = (value: unknown, priority = 0) => ({ useDefault: false, priority, value });

describe('combinePolicies', () => {
	it('leaves the base as it is where no role says anything', () => {
		expect(combinePolicies(DEFAULT_POLICIES, [])).toEqual(DEFAULT_POLICIES);
	});

	it('lets the highest priority count, and among equals the more generous value', () => {
		const roles = [3, 8].map(value => ({ pinLimit: says(value, 2) }));
		expect(combinePolicies(DEFAULT_POLICIES, [...roles, { pinLimit: says(50) }]).pinLimit).toBe(8);
		expect(combinePolicies(DEFAULT_POLICIES, [{ canInvite: says(true) }, { canInvite: says(false) }]).canInvite).toBe(
			true,
		);
	});

	it('takes the base value for a role that uses the default', () => {
		const role = { clipLimit: { useDefault: true, priority: 0, value: 99 } };
		expect(combinePolicies(DEFAULT_POLICIES, [role]).clipLimit).toBe(DEFAULT_POLICIES.clipLimit);
	});

	it('knows which value of chat and of file types is the more generous', () => {
		const chat = ['unavailable', 'readonly'].map(value => ({ chatAvailability: says(value) }));
		expect(combinePolicies(DEFAULT_POLICIES, chat).chatAvailability).toBe('readonly');
		const types = [['image/*'], ['text/plain']].map(value => ({ uploadableFileTypes: says(value) }));
		expect(combinePolicies(DEFAULT_POLICIES, types).uploadableFileTypes).toEqual(['image/*', 'text/plain']);
	});

	it('passes over what a role of an older database says that is none', () => {
		const broken = { clipLimit: 5, pinLimit: null, canInvite: says('yes'), driveCapacityMb: says({}) };
		expect(combinePolicies(DEFAULT_POLICIES, [broken as unknown as Record<string, RolePolicyValue>])).toEqual(
			DEFAULT_POLICIES,
		);
	});
});
