import type { IncomingMessage } from 'node:http';
import { type ReceivedPush, readVapid, TestBrowser } from '../../contract/TestBrowser';
import { WebFixture } from '../../contract/WebFixture';
import type { Home, Person } from './Home';
import { expect } from './test';

const PATH = '/push';

/** Plays the push service of a browser vendor, which a closed network doesn't reach, for one browser. */
export class PushService {
	readonly #browser = new TestBrowser();
	readonly #received: ReceivedPush[];
	readonly #web: WebFixture;

	private constructor(web: WebFixture, received: ReceivedPush[]) {
		this.#web = web;
		this.#received = received;
	}

	static async start(): Promise<PushService> {
		const received: ReceivedPush[] = [];
		const receive = (request: IncomingMessage) => {
			const parts: Buffer[] = [];
			request.on('data', (part: Buffer) => parts.push(part));
			request.on('end', () => received.push({ path: PATH, headers: request.headers, body: Buffer.concat(parts) }));
			return { status: 201 };
		};
		return new PushService(await WebFixture.start({ [PATH]: receive }), received);
	}

	/** With its port, as in the server's `privateHosts`. */
	get host(): string {
		return this.#web.host;
	}

	/** Subscribes the browser for an account. */
	async subscribe(home: Home, person: Person): Promise<void> {
		await home.call('sw/register', { endpoint: this.#web.origin + PATH, ...this.#browser.keys }, person);
	}

	/**
	 * Waits for the push of a notification of this type, and checks that the server has signed it.
	 * @returns what the browser would hand to the service worker
	 */
	async pushOf(type: string, home: Home): Promise<string> {
		const { swPublickey } = await home.call<{ swPublickey: string }>('meta');
		const find = () => this.#received.find(push => (this.#browser.decrypt(push).body?.type as unknown) === type);
		await expect.poll(find).toBeDefined();
		const push = find();
		if (!push) throw new Error(`There is no push of ${type}.`);
		expect(readVapid(push, swPublickey)).toMatchObject({ aud: this.#web.origin });
		return this.#browser.open(push);
	}

	stop(): Promise<void> {
		return this.#web.stop();
	}
}
