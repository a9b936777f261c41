import { describe, expect, it } from 'vitest';
import { type Invite, type InviteLimits, inviteState, nextInviteAt } from './Invite';

const NOW = 1_000_000;
const limits = (change: Partial<InviteLimits> = {}): InviteLimits => ({
	count: 2,
	cycleMs: 1000,
	validMs: null,
	...change,
});

describe('the next invitation', () => {
	it('can be made at once below the limit, and without one', () => {
		expect(nextInviteAt([NOW - 10], limits(), NOW)).toBeNull();
		expect(nextInviteAt([NOW - 10, NOW - 2000], limits(), NOW)).toBeNull();
		expect(nextInviteAt([NOW - 1, NOW - 2, NOW - 3], limits({ count: null }), NOW)).toBeNull();
	});

	it('can be made when the oldest that counts is a period old', () => {
		expect(nextInviteAt([NOW - 900, NOW - 10], limits(), NOW)).toBe(NOW + 100);
		expect(nextInviteAt([NOW - 10, NOW - 900, NOW - 950], limits(), NOW)).toBe(NOW + 100);
	});
});

it('is used, expired or neither', () => {
	const invite: Invite = {
		...{ id: 'a', code: 'ABC', createdAt: 0, expiresAt: null, usedAt: null, usedById: null },
		isUsed: false,
	};
	expect(inviteState(invite, NOW)).toBe('unused');
	expect(inviteState({ ...invite, expiresAt: NOW }, NOW)).toBe('expired');
	expect(inviteState({ ...invite, expiresAt: NOW, isUsed: true }, NOW)).toBe('used');
});
