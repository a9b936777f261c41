import { describe, expect, it } from 'vitest';
import type { WireModeratedUser } from '@/wire/endpoints/ModerationEndpoints';
import { toModeratedUser } from './toModeratedUser';

describe('what moderators are told of somebody', () => {
	it('says of each role whether it was given, and until when', () => {
		const told = {
			roles: [
				{ id: 'a', name: 'Watch', canEditMembersByModerator: true },
				{ id: 'b', name: 'Old hands' },
			],
			roleAssigns: [{ roleId: 'a', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-02T00:00:00.000Z' }],
		} as WireModeratedUser;
		expect(toModeratedUser('u', told).roles).toEqual([
			{
				id: 'a',
				name: 'Watch',
				color: null,
				since: Date.UTC(2026, 0, 1),
				until: Date.UTC(2026, 0, 2),
				canBeTakenByModerator: true,
			},
			{ id: 'b', name: 'Old hands', color: null, since: null, until: null, canBeTakenByModerator: false },
		]);
	});

	it('counts administrators among the moderators, and has the latest sign-in first', () => {
		const told = {
			roles: [{ id: 'a', isAdministrator: true }],
			signins: [{ id: '1', ip: '10.0.0.1', success: true }, { id: '2' }],
		} as WireModeratedUser;
		const user = toModeratedUser('u', told);
		expect(user).toMatchObject({ isAdmin: true, isModerator: true });
		expect(user.signIns).toEqual([
			{ id: '2', ip: '', at: null, isSuccess: false },
			{ id: '1', ip: '10.0.0.1', at: null, isSuccess: true },
		]);
	});

	it('takes an empty answer for somebody of whom nothing is known', () => {
		expect(toModeratedUser('u', {})).toMatchObject({ email: null, isSuspended: false, note: '', roles: [] });
	});
});
