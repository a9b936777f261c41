// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accounts, saveAccounts } from '@/stores/session/accounts';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';
import { finishMiAuth } from './finishMiAuth';

const SESSION = 'a-session';
const server = vi.fn<(url: string) => Promise<Response>>();
const granted = { ok: true, token: 'a token', user: { id: 'mara', username: 'mara' } };
const answers = (answer: object) => server.mockImplementationOnce(async () => new Response(JSON.stringify(answer)));

beforeEach(() => {
	vi.stubGlobal('fetch', server);
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	// As by a server, which hands the token out once.
	server.mockImplementation(async () => new Response('{"ok":false}'));
	pendingMiAuth.add(SESSION, 'https://a.server', ['read:account']);
});
afterEach(() => {
	server.mockReset();
	saveAccounts([]);
	localStorage.clear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const storedIds = () => accounts.getState().all.map(({ id }) => id);

it('adds the account of the server that the sign-in went to', async () => {
	answers(granted);
	expect(await finishMiAuth(SESSION)).toMatchObject({ host: 'a.server', id: 'mara', permissions: ['read:account'] });
	expect(server).toHaveBeenCalledExactlyOnceWith(`https://a.server/api/miauth/${SESSION}/check`, expect.anything());
	expect(localStorage.getItem('miauth')).not.toContain('a token');
});

it('is done once, however many tabs return and however often they are reloaded', async () => {
	answers(granted);
	const outcomes = await Promise.all([finishMiAuth(SESSION), finishMiAuth(SESSION)]);
	expect(outcomes).toEqual([expect.objectContaining({ id: 'mara' }), null]);
	expect(await finishMiAuth(SESSION)).toBeNull();
	expect(server).toHaveBeenCalledOnce();
	expect(storedIds()).toEqual(['mara']);
});

it('can be tried again where the server was away, or who returns has not agreed yet', async () => {
	server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	expect(await finishMiAuth(SESSION)).toEqual({ why: 'unreachable', session: SESSION });
	expect(await finishMiAuth(SESSION)).toEqual({ why: 'refused', session: SESSION });
	answers(granted);
	expect(await finishMiAuth(SESSION)).toMatchObject({ id: 'mara' });
});

it('is over after an hour, where it was not started, and once its account has left', async () => {
	expect(await finishMiAuth('another-session')).toEqual({ why: 'expired', session: 'another-session' });
	answers(granted);
	await finishMiAuth(SESSION);
	saveAccounts([]);
	expect(await finishMiAuth(SESSION)).toMatchObject({ why: 'expired' });
	pendingMiAuth.add('late', 'https://a.server', []);
	vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
	expect(await finishMiAuth('late')).toMatchObject({ why: 'expired' });
	expect(server).toHaveBeenCalledOnce();
});
