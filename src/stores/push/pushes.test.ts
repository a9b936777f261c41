// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToPushes } from '@/platform/pushSubscription';
import { accounts, type StoredAccount } from '../session/accounts';
import { pushedAddress, rememberPushed } from './pushedAddresses';
import { renewPushes } from './pushes';

const NOW = { endpoint: 'https://push.example/new', auth: 'auth', publickey: 'key' };
vi.mock('@/platform/pushSubscription', () => ({
	canBePushedTo: () => true,
	pushPermission: () => true,
	subscribeToPushes: vi.fn(async () => NOW),
}));

const account = (id: string, origin = location.origin): StoredAccount => ({
	...{ origin, host: new URL(origin).host, id, username: id, name: null, avatarUrl: null },
	token: `token of ${id}`,
});
const all = [account('mara'), account('rin'), account('kai'), account('sol'), account('away', 'https://b.server')];
const keyOf = ({ host, id }: StoredAccount) => `${host}/${id}`;
const registered: unknown[] = [];
let refused = '';

beforeEach(() => {
	registered.length = 0;
	refused = '';
	accounts.setState({ all, current: all[0] ?? null });
	vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
		if (!url.endsWith('/sw/register')) return new Response(JSON.stringify({ swPublickey: 'of the server' }));
		const { i, endpoint } = JSON.parse(body);
		if (i === refused) return new Response(JSON.stringify({ error: { code: 'NO', id: 'no' } }), { status: 400 });
		registered.push([i, endpoint]);
		return new Response('{}');
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

/** All but Kai are pushed to this browser, Sol at its present address already. */
function push() {
	for (const each of all) if (each.id !== 'kai') rememberPushed(keyOf(each), 'https://push.example/old');
	rememberPushed(keyOf(account('sol')), NOW.endpoint);
}

it('registers every account of the page’s server that is pushed to a former address of the browser', async () => {
	push();
	await renewPushes();
	expect(subscribeToPushes).toHaveBeenCalledExactlyOnceWith('of the server');
	expect(registered).toEqual([
		['token of mara', NOW.endpoint],
		['token of rin', NOW.endpoint],
	]);
	expect(all.map(each => pushedAddress(keyOf(each)))).toEqual([
		...[NOW.endpoint, NOW.endpoint, undefined, NOW.endpoint, 'https://push.example/old'],
	]);
});

it('goes on with the others where one is refused, which is tried again at the next start', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	push();
	refused = 'token of mara';
	await renewPushes();
	expect(registered).toEqual([['token of rin', NOW.endpoint]]);
	expect(pushedAddress(keyOf(account('mara')))).toBe('https://push.example/old');
	refused = '';
	await renewPushes();
	expect(registered.at(-1)).toEqual(['token of mara', NOW.endpoint]);
});
