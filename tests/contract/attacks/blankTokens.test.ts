import { endpoints } from '@server/endpoints';
import { kindOf } from '@server/http/answerCall';
import { channelDefinitions } from '@server/streaming/channels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from '../TestServer';
import { TestStream } from '../TestStream';

/** A token without permissions, as an app gets it that requests none: it gets what visitors get. */
const SECRET = 'onlyforfollowers';

let server: TestServer;
let owner: Person;
let blank: string;
/** The owner's objects, by parameter name. */
let known: Record<string, unknown>;

beforeAll(async () => {
	server = await TestServer.start();
	owner = await server.person('owner', { isRoot: true });
	const friend = await server.person('friendly');
	blank = server.appToken(owner);
	const make = async (endpoint: string, params: object): Promise<string> =>
		String((await server.call(endpoint, params, owner)).body.id);
	await server.call('following/create', { userId: friend.id }, owner);
	const noteId = await server.note(owner, { text: `${SECRET} #${SECRET}`, visibility: 'followers' });
	await server.note(friend, { text: `${SECRET} too`, visibility: 'followers' });
	await server.note(friend, { text: `${SECRET} psst`, visibility: 'specified', visibleUserIds: [owner.id] });
	await server.call('notes/favorites/create', { noteId }, owner);
	await server.call('users/update-memo', { userId: friend.id, memo: SECRET }, owner);
	await server.call('i/update', { mutedWords: [[SECRET]], followedMessage: SECRET }, owner);
	const clipId = await make('clips/create', { name: SECRET, isPublic: false });
	await server.call('clips/add-note', { clipId, noteId }, owner);
	known = {
		noteId,
		noteIds: [noteId],
		userId: owner.id,
		userIds: [owner.id, friend.id],
		username: 'owner',
		clipId,
		listId: await make('users/lists/create', { name: SECRET }),
		folderId: await make('drive/folders/create', { name: SECRET }),
		antennaId: 'a',
		channelId: await make('channels/create', { name: 'sea' }),
		roleId: 'free',
		query: SECRET,
		tag: SECRET,
		name: SECRET,
		limit: 100,
	};
});
afterAll(() => server.stop());

/** The parameters of an endpoint: known values, and minimal ones for what else it requires. */
function paramsFor(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const params: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(entries)) {
		const kind = kindOf(schema);
		const value = known[name];
		const isRequired = !['optional', 'nullish'].includes((schema as { type: string }).type);
		if (value !== undefined && kind === (Array.isArray(value) ? 'array' : typeof value)) params[name] = value;
		else if (kind === 'picklist' && isRequired) params[name] = (schema as { options: string[] }).options[0];
		else if (isRequired) params[name] = { array: [], number: 1, boolean: false, string: 'x' }[kind ?? ''] ?? {};
	}
	return params;
}

/** Their responses depend on the time. */
const TIMED = new Set(['ping', 'server-info', 'stats']);
/** It makes another one each time, with the name that was sent. */
const MAKES = 'app/create';

describe('a token without permissions', () => {
	it.each([...endpoints.keys()].sort())('gets from %s what a visitor gets, or nothing', async name => {
		const endpoint = endpoints.get(name);
		if (!endpoint) throw new Error(name);
		const params = paramsFor(endpoint.params.entries);
		const answer = await server.call(name, params, blank);
		const text = JSON.stringify(answer.body);
		if (endpoint.secure) return expect(answer.body.error?.code).toBe('ACCESS_DENIED');
		if (endpoint.permission) {
			return expect([answer.status, answer.body.error?.code]).toEqual([403, 'PERMISSION_DENIED']);
		}
		const visitor = await server.call(name, params);
		if (name === MAKES) return expect([answer.status, answer.body.userId]).toEqual([visitor.status, undefined]);
		if (!TIMED.has(name)) expect([answer.status, answer.body]).toEqual([visitor.status, visitor.body]);
		expect(visitor.body?.error?.code).not.toBe('INVALID_PARAM');
		// Some responses repeat the searched word.
		return expect(text.replaceAll(`"tag":"${SECRET}"`, '')).not.toContain(SECRET);
	});

	it('opens no stream', async () => {
		await expect(TestStream.open(server.origin, blank)).rejects.toThrow('401');
		expect(channelDefinitions.size).toBeGreaterThan(10);
	});

	it('sees what its owner sees once it may read the account', async () => {
		const reader = server.appToken(owner, 'read:account');
		const { body } = await server.call('notes/show', { noteId: known.noteId }, reader);
		expect(String(body.text)).toContain(SECRET);
	});
});
