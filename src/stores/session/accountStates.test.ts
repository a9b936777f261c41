// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_IDS } from '@/api/errorIds';
import { accountStates, checkAccount, stateOfAccount } from './accountStates';
import { accounts, type StoredAccount } from './accounts';

let count = 0;
let mara: StoredAccount;

beforeEach(() => {
	count++;
	mara = {
		...{ origin: `https://s${count}.example`, host: `s${count}.example`, id: 'mara', username: 'mara' },
		...{ name: null, avatarUrl: null, token: 'a token' },
	};
	localStorage.setItem('accounts', JSON.stringify([mara]));
	accounts.setState({ all: [mara], current: null });
});
afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

const answers = (byPath: Record<string, () => Response | Promise<Response>>) => {
	const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async url => {
		const answer = byPath[new URL(url).pathname];
		if (!answer) throw new TypeError('no such path');
		return answer();
	});
	vi.stubGlobal('fetch', fetch);
	return fetch;
};
const refusal = (id: string, status: number) => () =>
	Response.json({ error: { id, code: 'X', message: 'No.' } }, { status });

it('says what is unread, keeps it, and takes over a new name', async () => {
	answers({
		'/api/i': () => Response.json({ id: 'mara', username: 'mara', name: 'Mara', unreadNotificationsCount: 3 }),
	});
	const fine = { kind: 'fine', unread: 3, moved: null, isDeleted: false };
	expect(await checkAccount(mara)).toEqual(fine);
	expect(stateOfAccount(accountStates.getState(), mara)).toEqual(fine);
	expect(accounts.getState().all[0]?.name).toBe('Mara');
});

it('says where an account has moved to', async () => {
	const answer = answers({
		'/api/i': () => Response.json({ id: 'mara', username: 'mara', movedTo: 'https://b.example/users/1' }),
		'/api/ap/show': () => Response.json({ type: 'User', object: { id: '1', username: 'mar', host: 'b.example' } }),
	});
	expect(await checkAccount(mara)).toMatchObject({ moved: { home: { username: 'mar', host: 'b.example' } } });
	expect(answer.mock.lastCall?.[1].body).toContain('https://b.example/users/1');
});

it('knows that an account has moved where its server can’t say to whom', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	answers({ '/api/i': () => Response.json({ id: 'mara', username: 'mara', movedTo: 'someId' }) });
	expect(await checkAccount(mara)).toMatchObject({ kind: 'fine', moved: { home: null } });
});

describe('a refusal', () => {
	it.each([
		['suspended', ERROR_IDS.accountSuspended, 403],
		['deleted', ERROR_IDS.accountDeleted, 403],
		['revoked', ERROR_IDS.tokenRevoked, 401],
	])('is the end of the account by its id: %s', async (end, id, status) => {
		answers({ '/api/i': refusal(id, status) });
		expect(await checkAccount(mara)).toEqual({ kind: 'ended', end });
	});

	it('of 500 to 599 counts as no answer', async () => {
		answers({ '/api/i': refusal('any', 503) });
		expect(await checkAccount(mara)).toEqual({ kind: 'away' });
	});

	it('with any other id is kept with its error', async () => {
		answers({ '/api/i': refusal('the-id', 403) });
		expect(await checkAccount(mara)).toMatchObject({ kind: 'refused', error: { id: 'the-id' } });
	});
});

it('counts a server without an answer as away', async () => {
	answers({});
	expect(await checkAccount(mara)).toEqual({ kind: 'away' });
});

it('asks again after half a minute, or where that is wanted', async () => {
	const answer = answers({ '/api/i': () => Response.json({ id: 'mara', username: 'mara' }) });
	await checkAccount(mara);
	await checkAccount(mara);
	expect(answer).toHaveBeenCalledTimes(1);
	await checkAccount(mara, true);
	expect(answer).toHaveBeenCalledTimes(2);
});

it('keeps nothing of an account that was signed out meanwhile', async () => {
	answers({
		'/api/i': () => {
			localStorage.setItem('accounts', '[]');
			return Response.json({ id: 'mara', username: 'mara' });
		},
	});
	await checkAccount(mara);
	expect(stateOfAccount(accountStates.getState(), mara)).toBeUndefined();
});

it('takes the end of one sign-in for no end of the next', async () => {
	answers({ '/api/i': refusal(ERROR_IDS.tokenRevoked, 401) });
	await checkAccount(mara);
	const again = { ...mara, token: 'a newer token' };
	localStorage.setItem('accounts', JSON.stringify([again]));
	expect(stateOfAccount(accountStates.getState(), again)).toBeUndefined();
	answers({ '/api/i': () => Response.json({ id: 'mara', username: 'mara' }) });
	expect(await checkAccount(again)).toMatchObject({ kind: 'fine' });
});

it('knows nothing of a stored account without a token until its server has answered', async () => {
	const broken: StoredAccount = JSON.parse(JSON.stringify({ ...mara, token: undefined }));
	expect(stateOfAccount(accountStates.getState(), broken)).toBeUndefined();
	answers({ '/api/i': refusal('1384574d-a912-4b81-8601-c7b1c4085df1', 401) });
	expect(await checkAccount(broken)).toMatchObject({ kind: 'refused' });
});
