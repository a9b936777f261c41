import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { addMembers } from './addMembers';

const sent: { name: string; text: Promise<string> }[] = [];
vi.mock('@/stores/uploads/sendFile', () => ({
	sendFile: async (_: unknown, { file, name }: { file: Blob; name: string }) => {
		sent.push({ name, text: file.text() });
		return { id: 'file' };
	},
}));

const people = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ acct: at === 0 ? '@mara' : `@p${at}@far.example`, userId: `u${at}` }));
const list = (name: string, id = 'l') => ({ id, name, userIds: [], isPublic: false });
const refusal = (endpoint: string, code: string) => new ApiError(endpoint, 400, { code, id: code });

let session: Session;
let calls: [string, unknown][];
/** What the server refuses, by endpoint and the id of the user or file. */
let refused: Readonly<Record<string, string>>;
/** What fails otherwise, by endpoint. */
let broken: Readonly<Record<string, Error>>;

beforeEach(() => {
	session = testSession();
	calls = [];
	[refused, broken] = [{}, {}];
	sent.length = 0;
	answerCalls(session.api, (endpoint, { userId, fileId }) => {
		calls.push([endpoint, userId ?? fileId]);
		const code = refused[`${endpoint} ${String(userId ?? fileId)}`];
		if (code) throw refusal(endpoint, code);
		if (broken[endpoint]) throw broken[endpoint];
		return undefined;
	});
});

const add = (
	count: number,
	options: { name?: string; mayImport?: boolean; lists?: ReturnType<typeof list>[] } = {},
) => {
	const { name = 'Boats', mayImport = true, lists = [list(name)] } = options;
	const signal = new AbortController().signal;
	return addMembers(session, { list: list(name), lists, mayImport }, people(count), () => {}, signal);
};

describe('more than 20 people', () => {
	it('go in as one file', async () => {
		const { by, added } = await add(21);
		expect([by, added.length]).toEqual(['file', 21]);
		expect(calls).toEqual([['i/import-user-lists', 'file']]);
		const lines = (await sent[0]?.text)?.split('\n');
		expect(lines?.slice(0, 2)).toEqual([`Boats,mara@${session.host}`, 'Boats,p1@far.example']);
	});

	it.each([
		['the role may not import', { mayImport: false }],
		['the name of the list would end a field', { name: 'Boats, ships' }],
		['another list has the same name', { lists: [list('Boats'), list('Boats', 'other')] }],
	])('go in one by one where %s', async (_, options) => {
		expect((await add(21, options)).by).toBe('calls');
		expect(calls).toHaveLength(21);
	});

	it('go in one by one where the file is refused', async () => {
		refused = { 'i/import-user-lists file': 'RATE_LIMIT_EXCEEDED' };
		expect(await add(21)).toMatchObject({ by: 'calls', rest: [] });
		expect(calls).toContainEqual(['drive/files/delete', 'file']);
	});
});

describe('the file of an import that did not come about', () => {
	const deletions = () => calls.filter(([endpoint]) => endpoint === 'drive/files/delete');

	it('is deleted from the drive where it was cancelled', async () => {
		broken = { 'i/import-user-lists': new DOMException('Cancelled.', 'AbortError') };
		expect(await add(21)).toMatchObject({ by: 'file', added: [] });
		expect(deletions()).toEqual([['drive/files/delete', 'file']]);
	});

	it('is deleted once the server is back where the connection broke', async () => {
		const lost = new NetworkError('i/import-user-lists', new TypeError('Failed to fetch'));
		broken = { 'i/import-user-lists': lost, 'drive/files/delete': lost };
		expect(await add(21)).toMatchObject({ by: 'file', added: [], error: lost });
		await vi.waitFor(() => expect(deletions()).toHaveLength(1));
		broken = {};
		session.reachability.events.emit('back', undefined);
		session.reachability.events.emit('back', undefined);
		expect(deletions()).toHaveLength(2);
	});
});

describe('one by one', () => {
	it('stops where it is too often, and keeps the rest', async () => {
		refused = { 'users/lists/push u3': 'RATE_LIMIT_EXCEEDED' };
		const { added, rest, error } = await add(5);
		expect(added.map(({ userId }) => userId)).toEqual(['u0', 'u1', 'u2']);
		expect(rest.map(({ userId }) => userId)).toEqual(['u3', 'u4']);
		expect(error).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
	});

	it('goes on after somebody who can’t be added, and counts those who are there already', async () => {
		refused = { 'users/lists/push u0': 'ALREADY_ADDED', 'users/lists/push u1': 'YOU_HAVE_BEEN_BLOCKED' };
		const { added, refused: not, rest, error } = await add(3);
		expect(added.map(({ userId }) => userId)).toEqual(['u0', 'u2']);
		expect(not.map(({ person }) => person.userId)).toEqual(['u1']);
		expect([rest, error]).toEqual([[], null]);
	});

	it('stops where the list is full', async () => {
		refused = { 'users/lists/push u1': 'TOO_MANY_USERS' };
		expect(await add(3)).toMatchObject({ added: [{ userId: 'u0' }], rest: [{ userId: 'u1' }, { userId: 'u2' }] });
	});
});
