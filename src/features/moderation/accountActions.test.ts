import { describe, expect, it } from 'vitest';
import { ACCOUNT_ACTIONS, type Moderating } from './accountActions';

const somebody: Moderating = {
	userId: 'them',
	host: null,
	isModerator: false,
	isSuspended: false,
	hasBanner: true,
	me: { id: 'mod', isAdmin: false },
};
const offered = (change: Partial<Moderating> = {}) =>
	ACCOUNT_ACTIONS.filter(({ isOffered }) => isOffered({ ...somebody, ...change })).map(({ id }) => id);

describe('what may be done about an account', () => {
	it('is less for moderators than for administrators', () => {
		expect(offered()).toEqual(['suspend', 'unsetAvatar', 'unsetBanner', 'resetPassword']);
		expect(offered({ me: { id: 'admin', isAdmin: true } }).slice(4)).toEqual(['deleteFiles', 'deleteAccount']);
	});

	it('depends on what they are', () => {
		expect(offered({ isSuspended: true, hasBanner: false })).toEqual(['unsuspend', 'unsetAvatar', 'resetPassword']);
		expect(offered({ isModerator: true })).not.toContain('suspend');
		expect(offered({ host: 'far.example' })).not.toContain('resetPassword');
	});

	it('does not end the moderator’s own account', () => {
		const me = { id: 'them', isAdmin: true };
		expect(offered({ me })).toEqual(['unsetAvatar', 'unsetBanner', 'deleteFiles']);
	});
});
