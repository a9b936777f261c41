// @vitest-environment bundled-happy-dom
import { HeldSocket } from '@tests/factories/HeldSocket';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { uploadFile } from '@/api/uploadFile';
import { type AccountEnd, accountEnds, type EndedAccount, unreadableAccounts } from './accountEnds';
import { accounts, storeAccount } from './accounts';
import { Session } from './Session';
import { refreshMe } from './startSession';
import { tokenMay } from './tokenMay';

vi.mock('partysocket/ws', () => ({ default: HeldSocket }));

const ENDS: readonly (readonly [AccountEnd, string, number])[] = [
	['suspended', ERROR_IDS.accountSuspended, 403],
	['deleted', ERROR_IDS.accountDeleted, 403],
	['revoked', ERROR_IDS.tokenRevoked, 401],
];
let count = 0;
let session: Session;
let told: EndedAccount[];
let stop: () => void;
const fetch = vi.fn<() => Promise<Response>>();

const answer = (status: number, error: object) => {
	fetch.mockImplementation(async () => new Response(JSON.stringify({ error }), { status }));
};

/** Answers uploads, which use XMLHttpRequest, with the same refusal. */
class FakeRequest {
	upload = {};
	status = 0;
	responseText = '';
	onload = () => {};
	open() {}
	async send() {
		const response = await fetch();
		this.status = response.status;
		this.responseText = await response.text();
		this.onload();
	}
}

beforeEach(() => {
	const host = `s${++count}.example`;
	const account = {
		...{ origin: `https://${host}`, host, id: 'me', username: 'mara', name: null, avatarUrl: null },
		token: 'token',
	};
	session = new Session(account.origin, account);
	localStorage.setItem('accounts', JSON.stringify([account]));
	accounts.setState({ all: [account], current: account });
	told = [];
	stop = accountEnds.watch(ended => {
		if (ended.session === session) told.push(ended);
	});
	vi.stubGlobal('fetch', fetch);
	vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
	stop();
	vi.unstubAllGlobals();
	localStorage.clear();
});

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
	'while reading': () => session.api.call('notes/timeline'),
	'while posting': () => session.api.call('notes/create', { text: 'high water' }),
	'while uploading': () => uploadFile(session.api, { file: new Blob(['x']), name: 'a.png' }),
	'while the account is read': () => refreshMe(session),
};

describe.each(Object.keys(calls))('an account that ends %s', when => {
	it.each(ENDS)('is told once: %s', async (end, id, status) => {
		answer(status, { id, code: 'X', message: 'No.' });
		await Promise.allSettled([calls[when]?.(), calls[when]?.(), session.api.call('i')]);
		expect(told).toEqual([{ session, end }]);
		expect(accountEnds.of(session.key)).toBe(end);
	});
});

it('sends nothing for an account that has ended', async () => {
	answer(401, { id: ERROR_IDS.tokenRevoked });
	await session.api.call('i').catch(() => {});
	fetch.mockClear();
	await expect(session.api.call('i')).rejects.toMatchObject({ name: 'AbortError' });
	await expect(uploadFile(session.api, { file: new Blob(['x']), name: 'a.png' })).rejects.toMatchObject({
		name: 'AbortError',
	});
	expect(fetch).not.toHaveBeenCalled();
});

it('connects no more for an account that has ended, whatever still shows it', async () => {
	session.stream.open();
	const socket = HeldSocket.last;
	expect(socket?.isClosed).toBe(false);
	answer(401, { id: ERROR_IDS.tokenRevoked });
	await session.api.call('i').catch(() => {});
	expect(socket?.isClosed).toBe(true);
	session.stream.channel('homeTimeline');
	expect(HeldSocket.last).toBe(socket);
});

it('tells those who listen later', async () => {
	answer(403, { id: ERROR_IDS.accountSuspended });
	await session.api.call('i').catch(() => {});
	const late: AccountEnd[] = [];
	accountEnds.watch(ended => {
		if (ended.session === session) late.push(ended.end);
	})();
	expect(late).toEqual(['suspended']);
});

it('means the account, and not one that a call was made for instead of it', async () => {
	answer(401, { id: ERROR_IDS.tokenRevoked });
	await session.api.call('i', {}, { token: 'of another' }).catch(() => {});
	expect(told).toEqual([]);
});

describe('an account that can’t be read', () => {
	it('is told of with the error where it has not ended', async () => {
		answer(403, { id: 'another', code: 'X', message: 'No.' });
		await refreshMe(session);
		expect(unreadableAccounts.get(session.key)).toMatchObject({ id: 'another' });
		expect(told).toEqual([]);
		fetch.mockImplementation(async () => new Response(JSON.stringify({ id: 'me', username: 'mara' })));
		await refreshMe(session);
		expect(unreadableAccounts.get(session.key)).toBeUndefined();
	});

	it('is a matter of the network where the server failed or did not answer', async () => {
		answer(500, { id: '5d37dbcb-891e-41ca-a3d6-e690c97775ac', code: 'INTERNAL_ERROR' });
		await refreshMe(session);
		fetch.mockImplementation(async () => {
			throw new NetworkError('i', new Error('away'));
		});
		await refreshMe(session);
		expect(unreadableAccounts.get(session.key)).toBeUndefined();
		expect(told).toEqual([]);
	});
});

describe('what a token may do', () => {
	it('is everything until something is refused, and that not again', async () => {
		expect(tokenMay(session, 'write:report-abuse')).toBe(true);
		answer(403, { id: '1370e5b7-d4eb-4566-bb1d-7748ee6a1838', code: 'PERMISSION_DENIED' });
		await session.api.call('users/report-abuse', { userId: 'kai', comment: 'spam' }).catch(() => {});
		await vi.waitFor(() => expect(tokenMay(session, 'write:report-abuse')).toBe(false));
		expect(tokenMay(session, 'write:favorites')).toBe(true);
	});

	it('is what it was granted, where that is known', () => {
		const [account] = accounts.getState().all;
		if (account) storeAccount({ ...account, permissions: ['write:favorites'] });
		expect(tokenMay(session, 'write:favorites')).toBe(true);
		expect(tokenMay(session, 'write:report-abuse')).toBe(false);
	});
});

it('an account that has signed in again counts as here, and can end again', async () => {
	answer(401, { id: ERROR_IDS.tokenRevoked, code: 'X', message: 'No.' });
	await session.api.call('i').catch(() => {});
	expect(accountEnds.of(session.key)).toBe('revoked');
	const account = { ...accounts.getState().all[0], token: 'a newer token' };
	if (!session.account) throw new Error('It has an account.');
	storeAccount({ ...session.account, ...account });
	expect(accountEnds.of(session.key)).toBeUndefined();
	session = new Session(session.origin, { ...session.account, ...account });
	await session.api.call('i').catch(() => {});
	expect(accountEnds.of(session.key)).toBe('revoked');
	expect(told).toHaveLength(2);
});
