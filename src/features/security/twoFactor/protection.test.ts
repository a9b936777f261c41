import { expect, it } from 'vitest';
import { toProtection } from './protection';

it('reads keys that servers say little of, and none of what is no key', () => {
	const wire = {
		securityKeysList: [
			{ id: 'a', name: null },
			{ id: 'b', name: ' ', lastUsed: 'never' },
			null,
			{ id: 'c', name: 'Laptop', lastUsed: '2026-11-22T00:00:00.000Z' },
		],
	};
	expect(toProtection(wire as never)).toEqual({
		isOn: false,
		isPasswordLess: false,
		backupCodes: 'none',
		keys: [
			{ id: 'a', name: null, usedAt: null },
			{ id: 'b', name: null, usedAt: null },
			{ id: 'c', name: 'Laptop', usedAt: Date.parse('2026-11-22T00:00:00.000Z') },
		],
	});
});
