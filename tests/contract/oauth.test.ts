import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeWeb } from '@tests/factories/FakeWeb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from './TestServer';

const APP = 'https://app.example/';
const BACK = 'https://app.example/back';
const web = new FakeWeb({
	[APP]: {
		link: `<${BACK}>; rel="redirect_uri"`,
		body: '<div class="h-app"><img class="u-logo" src="/logo.png"><a class="p-name">Spy "glass" <</a></div>',
	},
	'https://other.example/': { body: '<link rel="redirect_uri" href="https://other.example/back">' },
	'https://plain.example/': { type: 'text/plain', body: '<link rel="redirect_uri" href="https://plain.example/back">' },
});

let server: TestServer;
let ann: Person;
let client: string;
beforeAll(async () => {
	client = await mkdtemp(join(tmpdir(), 'quarterdeck-client-'));
	await writeFile(join(client, 'index.html'), '<!doctype html><head></head><title>our page</title>');
	server = await TestServer.start({ web, clientFolder: client });
	ann = await server.person('ann');
});
afterAll(async () => {
	await server.stop();
	await rm(client, { recursive: true, force: true });
});

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const ASKED = {
	response_type: 'code',
	client_id: APP,
	redirect_uri: BACK,
	scope: 'read:account write:notes',
	state: 'a state',
	code_challenge: challenge,
	code_challenge_method: 'S256',
};

type Params = Record<string, string | undefined>;
const queryOf = (params: Params) =>
	new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

let count = 0;
const from = () => ({ 'x-forwarded-for': `192.0.2.${++count}` });
const authorize = (changes: Params = {}) =>
	fetch(`${server.origin}/oauth/authorize?${queryOf({ ...ASKED, ...changes })}`, {
		redirect: 'manual',
		headers: from(),
	});
const post = (path: string, params: Params, headers: Record<string, string> = {}) =>
	fetch(server.origin + path, {
		method: 'POST',
		redirect: 'manual',
		body: queryOf(params),
		headers: { ...from(), ...headers },
	});
const metaIn = (html: string, name: string) =>
	new RegExp(`name="misskey:oauth:${name}" content="([^"]*)"`).exec(html)?.[1];
/** The query of the address that a response leads to. */
const answerOf = (response: Response) => {
	const url = new URL(response.headers.get('location') ?? '');
	return { to: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
};

async function transaction(changes: Params = {}): Promise<string> {
	return metaIn(await (await authorize(changes)).text(), 'transaction-id') ?? '';
}
const allow = async (changes: Params = {}) =>
	answerOf(await post('/oauth/decision', { transaction_id: await transaction(changes), login_token: ann.token })) as {
		to: string;
		code: string;
	};
const tokenFor = (code: string, changes: Params = {}) =>
	post('/oauth/token', {
		...{ grant_type: 'authorization_code', code, client_id: APP, redirect_uri: BACK, code_verifier: verifier },
		...changes,
	});

describe('an app that asks by OAuth', () => {
	it('finds the server, is shown with what it asks for, and gets exactly that', async () => {
		const known = await server.request('/.well-known/oauth-authorization-server');
		expect(known.headers.get('access-control-allow-origin')).toBe('*');
		expect(known.body).toMatchObject({ issuer: server.origin, code_challenge_methods_supported: ['S256'] });
		const page = await authorize({ scope: 'read:account write:notes not:known' });
		expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
		expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
		const html = await page.text();
		expect(html).toContain('our page');
		expect(metaIn(html, 'client-name')).toBe('Spy &quot;glass&quot; &lt;');
		expect(metaIn(html, 'scope')).toBe('read:account write:notes');
		const { to, code, ...rest } = await allow();
		expect([to, rest]).toEqual([BACK, { state: 'a state', iss: server.origin }]);
		const answer = await tokenFor(code);
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		const given = (await answer.json()) as { access_token: string };
		expect(given).toMatchObject({ token_type: 'Bearer', scope: 'read:account write:notes' });
		expect((await server.call('i', {}, given.access_token)).body.id).toBe(ann.id);
		expect((await server.call('drive', {}, given.access_token)).status).toBe(403);
		const apps = (await server.call('i/apps', {}, ann)).body as unknown as { name: string; iconUrl: string }[];
		expect(apps).toMatchObject([{ name: 'Spy "glass" <', iconUrl: 'https://app.example/logo.png' }]);
	});

	it('is refused where it isn’t certain who asks', async () => {
		const whyNot = async (changes: Params) => {
			const response = await authorize(changes);
			const { error, error_description } = (await response.json()) as Record<string, string>;
			return [response.status, response.headers.get('content-type')?.split(';')[0], error, error_description];
		};
		const refused = (description: string) => [400, 'application/json', 'invalid_request', description];
		expect(await whyNot({ response_type: undefined })).toEqual(refused('Missing required parameter: response_type'));
		const insecure = refused('client_id must be a valid HTTPS URL');
		for (const client_id of ['http://127.0.0.1:9/', 'nonsense', 'https://a:b@app.example/'])
			expect(await whyNot({ client_id })).toEqual(insecure);
		expect(await whyNot({ client_id: 'https://gone.example/' })).toEqual(refused('The client_id could not be read'));
		const elsewhere = refused('Invalid redirect_uri');
		for (const redirect_uri of [
			'nonsense',
			'https://evil.example/',
			`${BACK}/`,
			`${BACK}?x=1`,
			'https://other.example/back',
		])
			expect(await whyNot({ redirect_uri })).toEqual(elsewhere);
		const plain = { client_id: 'https://plain.example/', redirect_uri: 'https://plain.example/back' };
		expect(await whyNot(plain)).toEqual(elsewhere);
		expect((await fetch(`${server.origin}/oauth/authorize?response_type=code&response_type=code`)).status).toBe(400);
	});

	it('is told itself what else is wrong', async () => {
		const told = async (changes: Params) => answerOf(await authorize(changes));
		const refusal = (error: string) => expect.objectContaining({ to: BACK, error, state: 'a state' });
		expect(await told({ response_type: 'token' })).toEqual(refusal('unsupported_response_type'));
		expect(await told({ scope: 'everything' })).toEqual(refusal('invalid_scope'));
		expect(await told({ scope: undefined })).toEqual(refusal('invalid_request'));
		expect(await told({ code_challenge: undefined })).toEqual(refusal('invalid_request'));
		expect(await told({ code_challenge_method: 'plain' })).toEqual(refusal('invalid_request'));
		expect(await told({ code_challenge: 'short' })).toEqual(refusal('invalid_request'));
	});

	it('gets nothing where that is denied, or decided by somebody who may not', async () => {
		const id = await transaction();
		for (const login_token of ['nonsense', server.appToken(ann, 'read:account')]) {
			const refused = await post('/oauth/decision', { transaction_id: id, login_token });
			expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'access_denied' }]);
		}
		const denied = answerOf(await post('/oauth/decision', { transaction_id: id, cancel: 'cancel' }));
		expect(denied).toMatchObject({ to: BACK, error: 'access_denied', state: 'a state' });
		const again = await post('/oauth/decision', { transaction_id: id, login_token: ann.token });
		expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_request' }]);
	});

	it('answers our page by JSON, which decides itself where to go', async () => {
		const params = { transaction_id: await transaction(), login_token: ann.token };
		const answer = await post('/oauth/decision', params, { accept: 'application/json' });
		expect(((await answer.json()) as { redirectTo: string }).redirectTo).toMatch(`${BACK}?code=`);
	});
});

describe('a code', () => {
	const refusal = async (response: Promise<Response>) => {
		const { status } = await response;
		const { error } = (await (await response).json()) as { error: string };
		return [status, error];
	};

	it('is for the app that has begun: its address, its redirect, its verifier', async () => {
		const wrong = [
			{ code_verifier: randomBytes(32).toString('base64url') },
			{ code_verifier: 'short' },
			{ code_verifier: challenge },
			{ redirect_uri: 'https://evil.example/' },
			{ client_id: 'https://other.example/' },
		];
		for (const changes of wrong) {
			const { code } = await allow();
			expect(await refusal(tokenFor(code, changes))).toEqual([400, 'invalid_grant']);
			// It is used up.
			expect(await refusal(tokenFor(code))).toEqual([400, 'invalid_grant']);
		}
	});

	it('is used once: a second use ends what it was used for', async () => {
		const { code } = await allow();
		const { access_token } = (await (await tokenFor(code)).json()) as { access_token: string };
		expect((await server.call('i', {}, access_token)).status).toBe(200);
		expect(await refusal(tokenFor(code))).toEqual([400, 'invalid_grant']);
		expect((await server.call('i', {}, access_token)).status).toBe(401);
	});

	it('lasts five minutes', async () => {
		const { code } = await allow();
		const now = performance.now();
		vi.spyOn(performance, 'now').mockImplementation(() => now + 5 * 60_000);
		expect(await refusal(tokenFor(code))).toEqual([400, 'invalid_grant']);
		vi.restoreAllMocks();
	});

	it('needs every parameter', async () => {
		const response = await post('/oauth/token', {});
		expect([response.status, await response.json()]).toEqual([
			400,
			{ error: 'invalid_request', error_description: 'Missing required parameter: code' },
		]);
		const { code } = await allow();
		expect(await refusal(tokenFor(code, { grant_type: 'password' }))).toEqual([400, 'unsupported_grant_type']);
		for (const name of ['client_id', 'redirect_uri', 'code_verifier'])
			expect(await refusal(tokenFor(code, { [name]: undefined }))).toEqual([400, 'invalid_request']);
		expect((await tokenFor(code)).status).toBe(200);
	});
});
