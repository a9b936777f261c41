// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredAccount } from '@/stores/session/accounts';
import { Session } from '@/stores/session/Session';
import { signedInHere } from '@/stores/session/signedInHere';
import { toasts } from '@/ui/toast/toasts';
import type { WireSignIn } from '@/wire/endpoints/OwnAccountEndpoints';
import type { ChannelEvent } from '@/wire/streamEvents';
import { watchSignIns } from './watchSignIns';

const mara: StoredAccount = {
	...{ origin: 'https://a.server', host: 'a.server', id: 'mara', username: 'mara', name: null, avatarUrl: null },
	token: 'a token',
};
let session: Session;
let stop = () => {};
let send: (event: ChannelEvent) => void = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	session = new Session(mara.origin, mara);
	const main = session.stream.channel('main');
	vi.spyOn(session.stream, 'channel').mockReturnValue(main);
	vi.spyOn(main, 'listen').mockImplementation(listener => {
		send = listener;
		return () => {};
	});
	stop = watchSignIns(session);
});
afterEach(() => {
	stop();
	session.stream.close();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
});

function signsIn(change: Partial<WireSignIn> = {}): string[] {
	send({ type: 'signin', body: { id: 's1', ip: '192.0.2.7', success: true, ...change } });
	vi.advanceTimersByTime(3_000);
	return toasts.shown().map(({ text }) => text);
}

it('tells of a sign-in from elsewhere, with where it came from', () => {
	expect(signsIn()).toEqual(['New sign-in to @mara from 192.0.2.7']);
	expect(toasts.shown()[0]?.action?.text).toBe('Review');
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
