import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { TestStream } from './TestStream';

let server: TestServer;
let ann: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
});
afterAll(() => server.stop());

const post = (path: string, body: string, type: string) =>
	fetch(server.origin + path, { method: 'POST', body, headers: { 'content-type': type } });

describe('who may call', () => {
	it('refuses visitors and unknown tokens with 401, and tells which', async () => {
		const visitor = await server.call('i');
		expect([visitor.status, visitor.body.error?.code]).toEqual([401, 'CREDENTIAL_REQUIRED']);
		expect(visitor.headers.get('www-authenticate')).toBe('Bearer realm="Misskey"');
		const unknown = await server.call('meta', {}, 'x'.repeat(16));
		expect([unknown.status, unknown.body.error?.code]).toEqual([401, 'AUTHENTICATION_FAILED']);
		expect((await server.call('i', { i: 123 })).status).toBe(401);
	});

	it('takes the token from the header as well', async () => {
		const answer = await server.request('/api/i', {
			method: 'POST',
			headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
			body: '{}',
		});
		expect(answer.body.id).toBe(ann.id);
	});

	it('lets an app do what it was granted, and nothing else', async () => {
		const app = server.appToken(ann, 'read:account');
		expect((await server.call('i', {}, app)).status).toBe(200);
		const refused = await server.call('notes/create', { text: 'x' }, app);
		expect([refused.status, refused.body.error?.code]).toEqual([403, 'PERMISSION_DENIED']);
		const secure = await server.call('miauth/gen-token', { session: null, permission: [] }, app);
		expect(secure.body.error?.code).toBe('ACCESS_DENIED');
	});

	it('tells apps neither the mail address nor the security keys', async () => {
		const secrets = ['email', 'emailVerified', 'securityKeysList'];
		const told = (body: object) => secrets.filter(field => field in body);
		const app = server.appToken(ann, 'read:account', 'write:account');
		const noteId = await server.note(ann, { text: 'to pin' });
		const calls: [string, object][] = [
			['i/pin', { noteId }],
			['i/unpin', { noteId }],
			['i/update', { location: 'here' }],
			['i', {}],
		];
		for (const [token, fields] of [
			[ann.token, secrets],
			[app, []],
		] as const) {
			const stream = await TestStream.open(server.origin, token);
			await stream.connect('main', 'm');
			for (const [endpoint, params] of calls) {
				const { status, body } = await server.call(endpoint, params, token);
				expect([endpoint, status, body.id, told(body)]).toEqual([endpoint, 200, ann.id, fields]);
			}
			const frame = await stream.first(({ body }) => body.type === 'meUpdated');
			expect(frame.body.body).toMatchObject({ id: ann.id, username: 'ann' });
			expect(told(frame.body.body as object)).toEqual(fields);
			stream.close();
		}
	});

	it('keeps administration to administrators', async () => {
		const refused = await server.call('admin/roles/create', {}, ann);
		expect(refused.body.error?.id).toBe('c3d38592-54c0-429d-be96-5636b0431a61');
	});

	it('refuses suspended people with 403', async () => {
		const sue = await server.person('sue', { isSuspended: true });
		const refused = await server.call('i', {}, sue);
		expect([refused.status, refused.body.error?.code]).toEqual([403, 'YOUR_ACCOUNT_SUSPENDED']);
	});

	it('answers suspended people as visitors where no account is needed', async () => {
		const sid = await server.person('sid');
		const noteId = await server.note(sid, { text: 'for me', visibility: 'specified' });
		const read = async () => (await server.call('notes/show', { noteId }, sid)).body;
		expect(await read()).toMatchObject({ text: 'for me' });
		server.core.db.update(users, { isSuspended: true }, 'id = ?', sid.id);
		expect(await read()).toMatchObject({ text: null, isHidden: true });
		expect((await server.call('meta', {}, sid)).status).toBe(200);
	});

	it('keeps tokens only as hashes', () => {
		const kept = server.core.db.all<Record<string, unknown>>('SELECT * FROM tokens');
		expect(kept.length).toBeGreaterThan(0);
		expect(JSON.stringify(kept)).not.toContain(ann.token);
	});
});

describe('what is asked', () => {
	it('is told what is wrong with a parameter, before anything happens', async () => {
		const { status, body } = await server.call('notes/local-timeline', { limit: '10' });
		expect([status, body.error?.code]).toEqual([400, 'INVALID_PARAM']);
		expect(body.error?.info).toEqual({ param: '#/properties/limit/type', reason: 'must be integer' });
	});

	it('knows broken JSON, forms and plain text', async () => {
		expect((await post('/api/meta', '{bad', 'application/json')).status).toBe(400);
		expect((await post('/api/meta', '', 'application/json')).status).toBe(400);
		expect((await post('/api/meta', 'a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
		const text = await post('/api/meta', '{}', 'text/plain');
		expect(await text.json()).toMatchObject({ error: { code: 'INVALID_PARAM', info: { param: '#/type' } } });
	});

	it('answers unknown endpoints with 404, over GET with the error, and POST-only ones over GET with 405', async () => {
		expect((await server.call('no-such')).body).not.toHaveProperty('error.code');
		const unknown = await server.request('/api/no-such');
		expect([unknown.status, unknown.body.error?.code]).toEqual([404, 'UNKNOWN_API_ENDPOINT']);
		expect(await server.request('/api/meta')).toMatchObject({ status: 405, body: null });
	});

	it('serves GET variants with caching, with numbers read from the query', async () => {
		const answer = await server.request('/api/emojis');
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
		const noteId = await server.note(ann, { text: 'for a GET' });
		expect((await server.request(`/api/notes/reactions?noteId=${noteId}&limit=2`)).body).toEqual([]);
		expect((await server.request(`/api/notes/reactions?noteId=${noteId}&limit=x`)).status).toBe(400);
	});

	it('refuses bodies that are too large', async () => {
		expect((await server.call('meta', { padding: 'x'.repeat(1_100_000) })).status).toBe(413);
	});
});

describe('limits', () => {
	it('refuses too many calls with 429, and tells how long to wait', async () => {
		const hasty = await server.person('hasty');
		server.core.db.delete((await import('@server/store/tables/server')).roleAssignments, 'userId = ?', hasty.id);
		const ids = [await server.note(hasty, { text: '1' }), await server.note(hasty, { text: '2' })];
		await server.call('notes/delete', { noteId: ids[0] }, hasty);
		const { status, headers, body } = await server.call('notes/delete', { noteId: ids[1] }, hasty);
		expect([status, body.error?.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect(body.error?.info).toMatchObject({ remaining: 0, total: 1 });
	});

	it('counts sign-ins by address, which only this machine may give for others', async () => {
		const signIn = (address: string) =>
			server.request('/api/signin-flow', {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
				body: JSON.stringify({ username: 'ann' }),
			});
		expect((await signIn('10.1.1.1')).status).toBe(200);
		expect((await signIn('10.1.1.1')).status).toBe(429);
		expect((await signIn('10.1.1.2')).status).toBe(200);
	});
});
