import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOffered } from '@/blocks/actions/isOffered';
import { accounts } from '@/stores/session/accounts';
import { ACCOUNT_ACTIONS, type ModeratedAccount } from './accountActions';

const moderator = (isAdmin = false) => {
	const session = testSession();
	session.me.setState({ me: { isModerator: true, isAdmin } as never });
	return session;
};
const somebody = (change: Partial<ModeratedAccount> = {}): ModeratedAccount => ({
	session: moderator(),
	userId: 'them',
	host: null,
	isModerator: false,
	isSuspended: false,
	hasBanner: true,
	act: () => {},
	...change,
});
const offered = (change?: Partial<ModeratedAccount>) =>
	ACCOUNT_ACTIONS.filter(action => isOffered(action, somebody(change))).map(({ id }) => id);

afterEach(() => accounts.setState(accounts.getInitialState(), true));

describe('what may be done about an account', () => {
	it('is less for moderators than for administrators', () => {
		expect(offered()).toEqual(['suspend', 'unsetAvatar', 'unsetBanner', 'resetPassword']);
		expect(offered({ session: moderator(true) }).slice(4)).toEqual(['deleteFiles', 'deleteAccount']);
	});

	it('is nothing for others, nor what the token was not granted', () => {
		expect(offered({ session: testSession() })).toEqual([]);
		const session = moderator();
		grantAllBut(session, 'write:admin:suspend-user');
		expect(offered({ session })).not.toContain('suspend');
		expect(offered({ session })).toContain('unsetAvatar');
	});

	it('depends on what they are', () => {
		expect(offered({ isSuspended: true, hasBanner: false })).toEqual(['unsuspend', 'unsetAvatar', 'resetPassword']);
		expect(offered({ isModerator: true })).not.toContain('suspend');
		expect(offered({ host: 'far.example' })).not.toContain('resetPassword');
	});

	it('does not end the moderator’s own account', () => {
		expect(offered({ userId: 'me', session: moderator(true) })).toEqual(['unsetAvatar', 'unsetBanner', 'deleteFiles']);
	});
});

it('is asked of the server as its entry says', () => {
	const act = vi.fn();
	const suspend = ACCOUNT_ACTIONS[0];
	suspend?.run(somebody({ act }));
	expect(act).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ id: 'suspend', endpoint: 'admin/suspend-user', isDangerous: true }),
	);
});
