import type { IncomingMessage } from 'node:http';
import { pushSubscriptions } from '@server/store/tables/push';
import { notifications } from '@server/store/tables/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ReceivedPush, TestBrowser } from './TestBrowser';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

const RUNS = 40;
const LIMIT_MS = 60_000;
const PATIENT = { timeout: 5000, interval: 10 };

let server: TestServer;
let service: WebFixture;
/** Stands for another service on this machine. */
let inside: WebFixture;
let ann: Person;
const good = new TestBrowser();
const received: ReceivedPush[] = [];

function receive(request: IncomingMessage) {
	const parts: Buffer[] = [];
	request.on('data', (part: Buffer) => parts.push(part));
	request.on('end', () => received.push({ path: '/good', headers: request.headers, body: Buffer.concat(parts) }));
	return { status: 201 };
}
/** `/status/410` answers 410. */
const statuses = [200, 202, 301, 400, 401, 403, 404, 410, 413, 429, 500, 503];

beforeAll(async () => {
	inside = await WebFixture.start({ '/': {} });
	service = await WebFixture.start({
		'/good': receive,
		...Object.fromEntries(
			statuses.map(status => [`/status/${status}`, { status, headers: { location: `${inside.origin}/` } }]),
		),
	});
	server = await TestServer.start({ privateHosts: [service.host] });
	ann = await server.person('ann');
});
afterAll(() => Promise.all([server.stop(), service.stop(), inside.stop()]));

interface Broken {
	endpoint: string;
	auth: string;
	publickey: string;
	/** Whether it should be dropped at the first push; others fail, and are kept. */
	isDropped: boolean;
}

const bytes = (length: number) =>
	fc.uint8Array({ minLength: length, maxLength: length }).map(array => Buffer.from(array).toString('base64url'));
const usableKeys = fc.constant(new TestBrowser().keys);

/** Keys that nothing can be encrypted for: of a wrong length, no base64url, or no point of the curve. */
const unusableKeys = fc.oneof(
	fc.record({
		auth: fc.oneof(fc.string({ maxLength: 20, unit: 'binary' }), fc.integer({ min: 0, max: 15 }).chain(bytes)),
		publickey: usableKeys.map(({ publickey }) => publickey),
	}),
	fc.record({
		auth: usableKeys.map(({ auth }) => auth),
		publickey: fc.oneof(
			fc.string({ maxLength: 80, unit: 'binary' }),
			fc.integer({ min: 0, max: 64 }).chain(bytes),
			fc.constant(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')),
			fc.constant(Buffer.alloc(65).toString('base64url')),
		),
	}),
);

const at = (path: string) => fc.nat().map(number => `${service.origin}${path}?${number}`);

const broken: fc.Arbitrary<Broken> = fc.oneof(
	// No address of a push service: nonsense, other schemes, without https, with a password.
	fc
		.record({
			endpoint: fc.oneof(
				fc.string({ unit: 'binary', maxLength: 60 }),
				fc.constantFrom(
					'file:///etc/passwd',
					'javascript:alert(1)',
					'ws://x',
					'https://',
					'https://a:b@10.0.0.1/',
					'//x',
				),
				fc.nat().map(number => `${inside.origin}/?${number}`),
			),
			keys: usableKeys,
		})
		.map(({ endpoint, keys }) => ({ endpoint, ...keys, isDropped: false })),
	// A usable address, but keys that aren't.
	fc.record({ endpoint: at('/status/201'), keys: unusableKeys }).map(({ endpoint, keys }) => ({
		endpoint,
		...keys,
		isDropped: false,
	})),
	// The private network, by https.
	fc
		.record({
			endpoint: fc
				.tuple(fc.constantFrom('127.0.0.1', '10.1.2.3', '[::1]', '192.168.0.1', '169.254.169.254'), fc.nat())
				.map(([host, number]) => `https://${host}:${inside.host.split(':')[1]}/?${number}`),
			keys: usableKeys,
		})
		.map(({ endpoint, keys }) => ({ endpoint, ...keys, isDropped: false })),
	// Every answer.
	fc
		.record({ status: fc.constantFrom(...statuses), number: fc.nat(), keys: usableKeys })
		.map(({ status, number, keys }) => ({
			endpoint: `${service.origin}/status/${status}?${number}`,
			...keys,
			isDropped: status === 404 || status === 410,
		})),
);

it(
	'broken subscriptions disturb nobody: they are dropped or kept as they should be, and the sound one hears of everything',
	async () => {
		const complained = vi.spyOn(console, 'error');
		const endpoint = `${service.origin}/good`;
		await server.call('sw/register', { endpoint, ...good.keys }, ann);
		const body = { id: server.core.ids.next(), type: 'test' };
		server.core.db.insert(notifications, { ...body, userId: ann.id });
		const list = fc.uniqueArray(broken, { minLength: 1, maxLength: 12, selector: one => one.endpoint });
		await fc.assert(
			fc.asyncProperty(list, async all => {
				received.length = 0;
				server.core.db.delete(pushSubscriptions, 'endpoint != ?', endpoint);
				for (const { endpoint: address, auth, publickey } of all) {
					const { status } = await server.call('sw/register', { endpoint: address, auth, publickey }, ann);
					expect(status).toBe(200);
				}
				server.core.bus.emit('main', { userId: ann.id, type: 'unreadNotification', body });
				await expect.poll(() => received, PATIENT).toHaveLength(1);
				const [push] = received;
				expect(push && good.decrypt(push).body).toEqual(body);
				const kept = () =>
					server.core.db.count(pushSubscriptions, 't.userId = ? AND t.endpoint != ?', ann.id, endpoint);
				await expect.poll(kept, PATIENT).toBe(all.filter(({ isDropped }) => !isDropped).length);
			}),
			{ numRuns: RUNS },
		);
		expect(inside.asked).toEqual([]);
		expect(complained).not.toHaveBeenCalled();
		complained.mockRestore();
	},
	LIMIT_MS,
);
