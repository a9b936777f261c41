// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiClient } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';
import { BaseSettings } from './BaseSettings';
import { baseSetting } from './baseSetting';

beforeEach(() => localStorage.clear());

it('writes nothing on the server but its own settings: those of the network’s own client stay as they are', async () => {
	const api = new ApiClient('https://home.example', 'token');
	const asked = answerCalls(api, () => ({}));
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	for (const where of ['device', 'deviceAccount', 'account'] as const) {
		settings.set(baseSetting({ key: where, where, default: '' }), 'chosen');
	}
	await Promise.resolve();
	const calls = asked.mock.calls.map(([endpoint, params]) => ({ endpoint, scope: params?.scope }));
	expect(calls.filter(({ endpoint }) => endpoint === 'i/registry/set')).toHaveLength(1);
	for (const { scope } of calls) expect(scope).toEqual(['client', 'base']);
});

const acceptance = baseSetting({ key: 'reactionAcceptance', where: 'account', default: '' });

/**
 * A start of the page, with the account's settings on its server.
 * @param options `refusal`: it takes no change
 */
async function start(server: Record<string, unknown>, { refusal }: { refusal?: Error } = {}) {
	const api = new ApiClient('https://home.example', 'token');
	answerCalls(api, (endpoint, params) => {
		if (endpoint === 'i/registry/get-all') return { ...server };
		if (refusal) throw refusal;
		server[String(params?.key)] = params?.value;
		return null;
	});
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	return settings;
}

const settled = () => new Promise(resolve => setTimeout(resolve));

it('keeps what could not be sent, and sends it with the next start', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const server: Record<string, unknown> = { reactionAcceptance: 'before' };
	const settings = await start(server, { refusal: new Error('away') });
	await settled();
	settings.set(acceptance, 'likeOnly');
	await settled();
	const next = await start(server);
	await settled();
	expect(next.get(acceptance)).toBe('likeOnly');
	expect(server).toEqual({ reactionAcceptance: 'likeOnly' });
	server.reactionAcceptance = 'chosen on another device';
	const later = await start(server);
	await settled();
	expect(later.get(acceptance)).toBe('chosen on another device');
});

it('keeps what is chosen while the server is still asked', async () => {
	const server: Record<string, unknown> = { reactionAcceptance: 'before' };
	const settings = await start(server);
	settings.set(acceptance, 'likeOnly');
	await settled();
	expect(settings.get(acceptance)).toBe('likeOnly');
});

it.each([
	[['first', 'second'], 1],
	[['first', 'second', 'first'], 2],
])('keeps the last of the changes %j, of which only %i arrived', async (choices, arriving) => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const server: Record<string, unknown> = { reactionAcceptance: 'before' };
	const api = new ApiClient('https://home.example', 'token');
	let sent = 0;
	answerCalls(api, (endpoint, params) => {
		if (endpoint === 'i/registry/get-all') return { ...server };
		if (++sent > arriving) throw new Error('away');
		server[String(params?.key)] = params?.value;
		return null;
	});
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	await settled();
	for (const value of choices) settings.set(acceptance, value);
	await settled();
	const next = await start(server);
	await settled();
	expect(next.get(acceptance)).toBe(choices.at(-1));
	expect(server.reactionAcceptance).toBe(choices.at(-1));
});

it('sends changes in their order, also where the server takes longer for the first one', async () => {
	const server: Record<string, unknown> = { reactionAcceptance: 'before' };
	const api = new ApiClient('https://home.example', 'token');
	let answerFirst = () => {};
	let answered = 0;
	answerCalls(api, async (endpoint, params) => {
		if (endpoint === 'i/registry/get-all') return { ...server };
		if (params?.value === 'first') await new Promise<void>(resolve => (answerFirst = resolve));
		server[String(params?.key)] = params?.value;
		answered++;
		return null;
	});
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	settings.set(acceptance, 'first');
	settings.set(acceptance, 'second');
	await settled();
	answerFirst();
	await vi.waitFor(() => expect(answered).toBe(2));
	expect(server.reactionAcceptance).toBe('second');
});

it('sends what the server refuses only once', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const refusal = new ApiError('i/registry/set', 403, { code: 'PERMISSION_DENIED', id: '', message: '' });
	const server: Record<string, unknown> = { reactionAcceptance: 'before' };
	const settings = await start(server, { refusal });
	await settled();
	settings.set(acceptance, 'likeOnly');
	await settled();
	const next = await start(server);
	await settled();
	expect(next.get(acceptance)).toBe('before');
});

it('has values of each account, and sends them to that account’s server', async () => {
	const servers: Record<'mine' | 'other', Record<string, unknown>> = { mine: {}, other: {} };
	const account = (name: keyof typeof servers) => {
		const api = new ApiClient(`https://${name}.example`, 'token');
		answerCalls(api, (endpoint, params) => {
			if (endpoint === 'i/registry/get-all') return { ...servers[name] };
			servers[name][String(params?.key)] = params?.value;
			return null;
		});
		return { key: `${name}.example/me`, api };
	};
	const [mine, other] = [account('mine'), account('other')];
	const visibility = baseSetting({ key: 'visibility', where: 'deviceAccount', default: 'public' });
	const settings = new BaseSettings();
	settings.open(mine);
	settings.set(visibility, 'followers', other);
	settings.set(acceptance, 'likeOnly', other);
	await settled();
	expect(settings.get(visibility)).toBe('public');
	expect(settings.get(visibility, other)).toBe('followers');
	expect([settings.get(acceptance), settings.get(acceptance, other)]).toEqual(['', 'likeOnly']);
	expect(servers).toEqual({ mine: {}, other: { reactionAcceptance: 'likeOnly' } });
	const later = new BaseSettings();
	later.open(other);
	expect(later.get(visibility)).toBe('followers');
});
