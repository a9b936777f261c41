// @vitest-environment bundled-happy-dom
import { FakeLocks } from '@tests/factories/FakeLocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { rememberPushed } from '@/stores/push/pushedAddresses';
import { type AccountState, accountStates } from '@/stores/session/accountStates';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { endSession, startedSession } from '@/stores/session/sessions';
import { connectOtherAccounts, tellsOtherAccounts } from './connectOtherAccounts';

vi.mock('@/stores/session/startSession', () => ({ startSession: () => ({ main: null, stop() {} }) }));
const asked = vi.hoisted(() => vi.fn());
vi.mock('@/stores/session/accountStates', async original => ({
	...(await original<typeof import('@/stores/session/accountStates')>()),
	checkAccount: asked,
}));

const account = (id: string): StoredAccount => ({
	...{ origin: 'https://a.server', host: 'a.server', id, username: id, name: null, avatarUrl: null, token: id },
});
const FINE: AccountState = { kind: 'fine', unread: 0, moved: null, isDeleted: false };
const ALL = ['mara', 'noor', 'rin', 'ana', 'bo', 'cem', 'dee'].map(account);
/** Beside the page's own. */
const connected = () =>
	ALL.slice(1)
		.filter(each => startedSession(accountKey(each)) !== undefined)
		.map(({ id }) => id);
const tell = (id: string, state: AccountState) => accountStates.setState({ [`a.server/${id}`]: { token: id, state } });
const know = (...ids: readonly string[]) => {
	for (const id of ids) tell(id, FINE);
};
const show = (visibility: DocumentVisibilityState) => {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
	document.dispatchEvent(new Event('visibilitychange'));
};
const settled = () => vi.advanceTimersByTimeAsync(0);

let end: () => void;
beforeEach(() => {
	vi.useFakeTimers();
	asked.mockClear();
	Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
	accounts.setState({ all: ALL.slice(0, 3), current: account('mara') });
	end = () => {};
});
afterEach(() => {
	end();
	for (const each of ALL) endSession(accountKey(each));
	accountStates.setState({}, true);
	baseSettings.set(tellsOtherAccounts, true);
	baseSettings.set(realtimeMode, true);
	rememberPushed('a.server/noor', null);
	Reflect.deleteProperty(navigator, 'locks');
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('other accounts of the device', () => {
	it('are connected once their server says that they are fine, five at most', () => {
		accounts.setState({ all: ALL });
		end = connectOtherAccounts();
		expect(asked).toHaveBeenCalledTimes(5);
		expect(connected()).toEqual([]);
		know('noor', 'rin', 'ana', 'bo', 'cem', 'dee');
		expect(connected()).toEqual(['noor', 'rin', 'ana', 'bo', 'cem']);
	});

	it('are left alone if their server refuses them, or it is switched off', () => {
		tell('rin', { kind: 'ended', end: 'revoked' });
		baseSettings.set(tellsOtherAccounts, false);
		end = connectOtherAccounts();
		know('noor');
		expect(connected()).toEqual([]);
		baseSettings.set(tellsOtherAccounts, true);
		expect(connected()).toEqual(['noor']);
	});

	it('are not connected without realtime mode', () => {
		know('noor');
		baseSettings.set(realtimeMode, false);
		end = connectOtherAccounts();
		expect(connected()).toEqual([]);
	});

	it('are let go once they are not wanted any more', async () => {
		know('noor');
		end = connectOtherAccounts();
		expect(connected()).toEqual(['noor']);
		baseSettings.set(tellsOtherAccounts, false);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(connected()).toEqual([]);
	});
});

describe('in hidden tabs', () => {
	it('one of them alone stays connected, and hands over to the next', async () => {
		know('noor');
		show('hidden');
		end = connectOtherAccounts();
		await settled();
		expect(connected()).toEqual(['noor']);
		const other = connectOtherAccounts();
		end();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(connected()).toEqual(['noor']);
		other();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(connected()).toEqual([]);
	});

	it('those that are pushed to this browser are left to their push', async () => {
		know('noor', 'rin');
		rememberPushed('a.server/noor', 'https://push.example/');
		show('hidden');
		end = connectOtherAccounts();
		await settled();
		expect(connected()).toEqual(['rin']);
		show('visible');
		expect(connected()).toEqual(['noor', 'rin']);
	});
});
