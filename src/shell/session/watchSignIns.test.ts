// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intents } from '@/stores/intents';
import { type StoredAccount, saveAccounts } from '@/stores/session/accounts';
import { endSession, runningSession, sessionOf } from '@/stores/session/sessions';
import { signedInHere } from '@/stores/session/signedInHere';
import { toasts } from '@/ui/toast/toasts';
import type { WireSignIn } from '@/wire/endpoints/OwnAccountEndpoints';
import { watchSignIns } from './watchSignIns';

const account = (username: string, host: string): StoredAccount => ({
	...{ origin: `https://${host}`, host, id: username, username, name: null, avatarUrl: null },
	token: 'a token',
});
const mara = account('mara', 'a.server');
const noor = account('noor', 'b.server');
let stop = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', () => new Promise(() => {}));
	vi.stubGlobal(
		'WebSocket',
		class extends EventTarget {
			close() {}
		},
	);
	saveAccounts([mara, noor]);
	sessionOf(mara);
	stop = watchSignIns();
});
afterEach(() => {
	stop();
	for (const key of ['a.server/mara', 'b.server/noor']) endSession(key);
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
});

function signsIn(change: Partial<WireSignIn> = {}, who = mara): string[] {
	const body = { id: 's1', ip: '192.0.2.7', success: true, ...change };
	runningSession(sessionOf(who))?.main?.receive({ type: 'signin', body });
	vi.advanceTimersByTime(3_000);
	return toasts.shown().map(({ text }) => text);
}

it('tells of a sign-in from elsewhere, with where it came from', () => {
	expect(signsIn()).toEqual(['New sign-in to @mara@a.server from 192.0.2.7']);
	expect(toasts.shown()[0]?.action?.text).toBe('Review');
});

it('tells of those to other accounts whose streams the page reads, also if it begins to later', () => {
	expect(signsIn({}, noor)).toEqual(['New sign-in to @noor@b.server from 192.0.2.7']);
	endSession('b.server/noor');
	expect(signsIn({ ip: '192.0.2.8' }, noor)).toContain('New sign-in to @noor@b.server from 192.0.2.8');
	const review = vi.spyOn(intents, 'send').mockImplementation(() => {});
	toasts.shown().at(-1)?.action?.onPress();
	expect(review).toHaveBeenCalledExactlyOnceWith({
		...{ kind: 'openWindow', session: sessionOf(noor), path: '/settings/security#signInHistory' },
	});
});

it('does not tell of one that failed, which is in the history', () => {
	expect(signsIn({ success: false })).toEqual([]);
});

it('does not tell people what they have just done on this device', () => {
	signedInHere.remember('a.server/mara');
	expect(signsIn()).toEqual([]);
});

it('waits until the page is looked at', () => {
	const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	expect(signsIn()).toEqual([]);
	visibility.mockReturnValue('visible');
	document.dispatchEvent(new Event('visibilitychange'));
	expect(toasts.shown()).toHaveLength(1);
});
