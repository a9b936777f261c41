import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy, type RunningProxy } from '@server/proxy/createProxy';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { FakeWeb } from '@tests/factories/FakeWeb';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

const BACK = 'https://app.example/back';
const verifier = 'v'.repeat(43);
const query = new URLSearchParams({
	...{ response_type: 'code', client_id: 'https://app.example/', redirect_uri: BACK, scope: 'read:account' },
	...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
});
const authorize = `/oauth/authorize?${query}`;

let client: string;
let home: TestServer;
let ann: Person;
let proxy: RunningProxy;
/** A server whose consent page says nothing. */
let silent: { web: WebFixture; proxy: RunningProxy; encodings: unknown[] };
/** In front of nothing. */
let alone: RunningProxy;
beforeAll(async () => {
	client = await mkdtemp(join(tmpdir(), 'quarterdeck-client-'));
	await writeFile(join(client, 'index.html'), '<!doctype html><head></head><title>our client</title>');
	const web = new FakeWeb({ 'https://app.example/': { link: `<${BACK}>; rel="redirect_uri"` } });
	home = await TestServer.start({ web });
	ann = await home.person('ann');
	const inFrontOf = (server: string) => createProxy({ ...DEFAULT_OPTIONS, port: 0, clientFolder: client, server });
	proxy = await inFrontOf(home.origin);
	const page = { headers: { 'content-type': 'text/html' }, body: '<script>theirs()</script>' };
	const encodings: unknown[] = [];
	const fixture = await WebFixture.start({
		'/oauth/authorize': ({ headers }) => {
			encodings.push(headers['accept-encoding']);
			return page;
		},
	});
	silent = { web: fixture, proxy: await inFrontOf(fixture.origin), encodings };
	const gone = await WebFixture.start({});
	const { origin } = gone;
	await gone.stop();
	alone = await inFrontOf(origin);
});
afterAll(async () => {
	await Promise.all([proxy.stop(), silent.proxy.stop(), alone.stop()]);
	await Promise.all([home.stop(), silent.web.stop()]);
	await rm(client, { recursive: true, force: true });
});

const decide = (params: Record<string, string>, headers: Record<string, string> = {}) =>
	fetch(`${proxy.origin}/oauth/decision`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams(params),
		headers,
	});

describe('OAuth in front of another server', () => {
	it('asks on our page what that server asks, and takes the decision there', async () => {
		const page = await fetch(proxy.origin + authorize);
		const html = await page.text();
		expect(html).toContain('our client');
		expect(html).toContain('name="misskey:oauth:scope" content="read:account"');
		expect([page.headers.get('x-frame-options'), page.headers.get('cache-control')]).toEqual(['DENY', 'no-store']);
		const [, transaction_id = ''] = /transaction-id" content="(\w+)"/.exec(html) ?? [];
		const params = { transaction_id, login_token: ann.token };
		const answer = await decide(params, { accept: 'application/json' });
		const { redirectTo } = (await answer.json()) as { redirectTo: string };
		const code = new URL(redirectTo).searchParams.get('code') ?? '';
		const exchange = { grant_type: 'authorization_code', code, client_id: 'https://app.example/' };
		const given = await fetch(`${proxy.origin}/oauth/token`, {
			method: 'POST',
			body: new URLSearchParams({ ...exchange, redirect_uri: BACK, code_verifier: verifier }),
		});
		expect(await given.json()).toMatchObject({ scope: 'read:account' });
	});

	it('passes refusals on as they are', async () => {
		const refused = await fetch(`${proxy.origin}/oauth/authorize`);
		expect([refused.status, await refused.json()]).toEqual([
			400,
			{ error: 'invalid_request', error_description: 'Missing required parameter: response_type' },
		]);
		const told = await fetch(`${proxy.origin}${authorize}&scope=`, { redirect: 'manual' });
		expect([told.status, told.headers.get('location')?.startsWith(`${BACK}?error=invalid_request`)]).toEqual([
			302,
			true,
		]);
		const late = await decide({ transaction_id: 'none', cancel: 'cancel' }, { accept: 'application/json' });
		expect([late.status, await late.json()]).toMatchObject([400, { error: 'invalid_request' }]);
		expect((await decide({ transaction_id: 'none', cancel: 'cancel' })).status).toBe(400);
	});

	it('shows our page without a request where that server’s can’t be read, and nothing of theirs', async () => {
		const html = await (await fetch(silent.proxy.origin + authorize)).text();
		expect(html).toContain('our client');
		expect(html).not.toMatch(/misskey:oauth|theirs/);
		// What it reads has to arrive as text.
		expect(silent.encodings).toEqual(['identity']);
	});

	it('shows our page without a request where that server doesn’t answer', async () => {
		const page = await fetch(alone.origin + authorize);
		expect([page.status, page.headers.get('x-frame-options')]).toEqual([502, 'DENY']);
		expect(await page.text()).toContain('our client');
		const decided = await fetch(`${alone.origin}/oauth/decision`, {
			method: 'POST',
			body: new URLSearchParams({ transaction_id: 'x', cancel: 'cancel' }),
		});
		expect([decided.status, decided.headers.get('content-type')]).toEqual([502, 'application/json; charset=utf-8']);
	});

	it('is asked by the name under which people have signed in', async () => {
		const moved = await request(proxy.origin + authorize, { headers: { host: 'deck.example' } });
		expect([moved.statusCode, moved.headers.location]).toEqual([302, proxy.origin + authorize]);
		await moved.body.dump();
	});
});
