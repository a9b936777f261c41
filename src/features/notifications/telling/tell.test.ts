// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { rememberPushed } from '@/stores/push/pushedAddresses';
import { tellsInBackground } from '@/stores/push/tellsInBackground';
import { accounts } from '@/stores/session/accounts';
import { popups } from '../popups/popups';
import { tell } from './tell';
import { takeBack } from './tellInBackground';

const user = { id: 'rin', username: 'rin' };
const mention = { id: 'n1', type: 'mention', userId: 'rin', user, note: wireNote({ id: 'note', text: 'ahoy' }) };
const session = testSession();
const sent = vi.spyOn(session.stream, 'send').mockImplementation(() => {});
const posted = vi.fn();
const sounded = vi.fn();
let end: () => void;

beforeEach(() => {
	localStorage.clear();
	Object.defineProperty(navigator, 'serviceWorker', {
		value: { getRegistration: async () => ({ active: { postMessage: posted } }) },
		configurable: true,
	});
	vi.stubGlobal('Notification', { permission: 'granted' });
	end = appEvents.on('notificationTold', sounded);
});
afterEach(() => {
	end();
	for (const { key } of popups.shown()) popups.close(key);
	Reflect.deleteProperty(navigator, 'serviceWorker');
	vi.unstubAllGlobals();
	vi.clearAllMocks();
	baseSettings.set(realtimeMode, true);
	baseSettings.set(tellsInBackground, true);
	rememberPushed(session.key, null);
	accounts.setState({ all: [], current: null });
});

const shown = () => popups.shown().map(({ notification }) => notification.id);

describe('in front', () => {
	it('it pops up, sounds, and the account’s stream hears that it was read', async () => {
		await tell(session, mention, 'front');
		expect(shown()).toEqual(['n1']);
		expect(sounded).toHaveBeenCalledOnce();
		expect(sent).toHaveBeenCalledWith({ type: 'readNotification', body: { id: 'n1' } });
		expect(posted).not.toHaveBeenCalled();
	});

	it('a test, and one without realtime mode, is not read by that', async () => {
		await tell(session, { id: 'n2', type: 'test' }, 'front');
		baseSettings.set(realtimeMode, false);
		await tell(session, mention, 'front');
		expect(shown()).toEqual(['n1', 'n2']);
		expect(sent).not.toHaveBeenCalled();
	});

	it('it pops up for accounts that are pushed to this browser too, whose push is then not shown', async () => {
		rememberPushed(session.key, 'https://push.example/');
		await tell(session, mention, 'front');
		expect(shown()).toEqual(['n1']);
		expect(posted.mock.calls).toEqual([[{ type: 'told', userId: 'me', id: 'n1' }]]);
	});
});

describe('in the background', () => {
	it('the browser tells, by the rules of pushes, and the page sounds', async () => {
		await tell(session, mention, 'background');
		expect(shown()).toEqual([]);
		expect(sent).not.toHaveBeenCalled();
		expect(sounded).toHaveBeenCalledOnce();
		expect(posted).toHaveBeenCalledWith({
			type: 'tell',
			push: { type: 'notification', userId: 'me', dateTime: expect.any(Number), body: mention },
			account: null,
		});
	});

	it('the account is named where there are several', async () => {
		const { account } = session;
		if (!account) throw new Error('The session has no account.');
		accounts.setState({ all: [account, { ...account, id: 'other' }], current: account });
		await tell(session, mention, 'background');
		expect(posted).toHaveBeenCalledWith(expect.objectContaining({ account: '@me@home.example' }));
	});

	it('the push alone tells where the account has one: no sound of the page, nothing of its own', async () => {
		rememberPushed(session.key, 'https://push.example/');
		await tell(session, mention, 'background');
		expect(posted).not.toHaveBeenCalled();
		expect(sounded).not.toHaveBeenCalled();
	});

	it('the page sounds alone where the browser has not allowed it, or it is switched off', async () => {
		vi.stubGlobal('Notification', { permission: 'default' });
		await tell(session, mention, 'background');
		vi.stubGlobal('Notification', { permission: 'granted' });
		baseSettings.set(tellsInBackground, false);
		await tell(session, mention, 'background');
		expect(posted).not.toHaveBeenCalled();
		expect(sounded).toHaveBeenCalledTimes(2);
	});

	it('what was shown goes once all was read, and nothing is asked of the browser otherwise', async () => {
		takeBack(session);
		await tell(session, mention, 'background');
		takeBack(session);
		takeBack(session);
		await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
		expect(posted).toHaveBeenLastCalledWith(
			expect.objectContaining({ push: expect.objectContaining({ type: 'readAllNotifications', userId: 'me' }) }),
		);
	});
});

it('nothing is told of an account that has left while the note was looked at for muted words', async () => {
	let hasLeft = false;
	vi.spyOn(session.wordMutes, 'prepare').mockImplementationOnce(async () => {
		hasLeft = true;
	});
	await tell(session, mention, 'front', () => hasLeft);
	expect(shown()).toEqual([]);
	expect(sounded).not.toHaveBeenCalled();
});

describe('of a muted note', () => {
	const verdict = (value: 'soft' | 'hard') => vi.spyOn(session.wordMutes, 'verdictOf').mockReturnValueOnce(value);

	it('that is hidden for good nothing is told', async () => {
		verdict('hard');
		await tell(session, mention, 'front');
		expect(shown()).toEqual([]);
		expect(sounded).not.toHaveBeenCalled();
	});

	it('the words are not shown', async () => {
		verdict('soft');
		await tell(session, mention, 'front');
		expect(popups.shown()[0]?.isMuted).toBe(true);
		verdict('soft');
		await tell(session, mention, 'background');
		expect(JSON.stringify(posted.mock.calls)).not.toContain('ahoy');
	});
});
