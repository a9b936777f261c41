// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { localDatabase } from '@/platform/localDatabase';
import { forgetScripts } from '../scripts/forgetScripts';
import { dropToken, keepToken, revokeLeft, tokenOf } from './pluginTokens';

vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(async () => {
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
});

const sessionWith = (answer: () => Promise<unknown>) => {
	const call = vi.fn((_endpoint: string, _params: object) => answer());
	return {
		session: { key: 'a.example/me', api: { call } } as never,
		revoked: () => call.mock.calls.map(([, params]) => params),
	};
};
const given = (token: string) => ({ token, permissions: ['write:notes'] });

it('a plugin has one token, and the one before is revoked', async () => {
	const { session, revoked } = sessionWith(async () => undefined);
	await keepToken(session, 'tide', given('one'));
	await keepToken(session, 'fog', given('other'));
	await keepToken(session, 'tide', given('two'));
	expect(await tokenOf(session, 'tide')).toEqual(given('two'));
	expect(await tokenOf({ key: 'a.example/other' }, 'tide')).toBeNull();
	expect(revoked()).toEqual([{ token: 'one' }]);
});

it('a token that could not be revoked is gone at once, and tried again', async () => {
	let answer = () => Promise.reject<undefined>(new NetworkError('i/revoke-token', 'away'));
	const { session, revoked } = sessionWith(() => answer());
	await keepToken(session, 'tide', given('one'));
	await dropToken(session, 'tide');
	expect(await tokenOf(session, 'tide')).toBeNull();
	answer = async () => undefined;
	await revokeLeft(session);
	await revokeLeft(session);
	expect(revoked()).toEqual([{ token: 'one' }, { token: 'one' }]);
});

it('is not tried again where the server refuses for good', async () => {
	const refused = new ApiError('i/revoke-token', 403, { code: 'ACCESS_DENIED' });
	const { session, revoked } = sessionWith(() => Promise.reject(refused));
	await keepToken(session, 'tide', given('one'));
	await dropToken(session, 'tide');
	await revokeLeft(session);
	expect(revoked()).toHaveLength(1);
});

it('goes with the account', async () => {
	const { session } = sessionWith(async () => undefined);
	await keepToken(session, 'tide', given('one'));
	await forgetScripts('a.example/me');
	expect(await tokenOf(session, 'tide')).toBeNull();
});
