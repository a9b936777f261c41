import { beforeEach, expect, it, vi } from 'vitest';
import { changeCollection, changeInCollection, collection } from './collections';
import { queryClient } from './queryClient';
import type { Session } from './session/Session';

const LISTS = [
	{ id: 'a', name: 'Neighbours', userIds: ['mara'], isPublic: false },
	{ id: 'b', name: 'Boats', userIds: [], isPublic: false },
];

const call = vi.fn(async () => LISTS);
const sessionOf = (key: string) => ({ key, api: { call } }) as unknown as Session;
const session = sessionOf('home/me');

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
	call.mockClear();
	return () => vi.useRealTimers();
});

it('asks the server again only after 30 minutes', async () => {
	expect(await collection(session, 'lists')).toEqual(LISTS);
	vi.setSystemTime(Date.now() + 29 * 60_000);
	await collection(session, 'lists');
	expect(call).toHaveBeenCalledTimes(1);
	vi.setSystemTime(Date.now() + 2 * 60_000);
	await collection(session, 'lists');
	expect(call).toHaveBeenCalledTimes(2);
});

it('keeps what has changed meanwhile', async () => {
	await collection(session, 'lists');
	changeInCollection(session, 'lists', 'b', list => ({ ...list, userIds: ['kai'] }));
	changeCollection(session, 'lists', lists => lists.filter(({ id }) => id !== 'a'));
	expect(await collection(session, 'lists')).toEqual([{ id: 'b', name: 'Boats', userIds: ['kai'], isPublic: false }]);
	expect(call).toHaveBeenCalledTimes(1);
});

it('knows nothing of another account’s', async () => {
	await collection(session, 'lists');
	await collection(sessionOf('home/other'), 'lists');
	expect(call).toHaveBeenCalledTimes(2);
});
