// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { block, mute, muteRenotes } from './relations';

vi.mock('./showError', () => ({ showError: async () => {} }));
vi.mock('@/ui/dialog/dialogs', () => ({ confirm: async () => true }));

it('takes back each of two changes that failed, and only that', async () => {
	const session = testSession();
	session.entities.ingestUsers([{ ...wireUser(), notesCount: 1, isMuted: false, isRenoteMuted: false }], 'rest');
	const user = session.entities.user('user1');
	if (!user?.profile) throw new Error('No profile');
	answerCalls(session.api, () => {
		throw new TypeError('Failed to fetch');
	});
	const changes = [mute(session, user, null), muteRenotes(session, user, true)];
	expect(session.entities.user('user1')?.profile).toMatchObject({ isMuted: true, isRenoteMuted: true });
	await Promise.all(changes);
	expect(session.entities.user('user1')?.profile).toMatchObject({ isMuted: false, isRenoteMuted: false });
});

it('leaves no follow request between the two where one blocks the other', async () => {
	const session = testSession();
	session.entities.ingestUsers([{ ...wireUser(), notesCount: 1 }], 'rest');
	const asked = { hasPendingFollowRequestFromYou: true, hasPendingFollowRequestToYou: true };
	session.entities.ingestRelations([{ id: 'user1', ...asked }]);
	const user = session.entities.user('user1');
	if (!user?.profile) throw new Error('No profile');
	answerCalls(session.api, () => null);
	expect(await block(session, user, true)).toBe(true);
	expect(session.entities.user('user1')).toMatchObject({
		asksToFollow: false,
		profile: { isBlocking: true, hasPendingFollowRequestFromYou: false },
	});
});
