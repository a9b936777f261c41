import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FixtureAnswer {
	status?: number;
	headers?: Record<string, string>;
	body?: string | Buffer;
	/** Delay before the response. */
	waitMs?: number;
}

/** A small web server with paths and their responses. */
export class WebFixture {
	readonly #server: Server;
	readonly asked: string[] = [];

	private constructor(server: Server) {
		this.#server = server;
	}

	static async start(
		answers: Record<string, FixtureAnswer | ((request: IncomingMessage) => FixtureAnswer)>,
	): Promise<WebFixture> {
		const server = createServer((request, response) => {
			fixture.asked.push(request.url ?? '');
			const found = answers[request.url?.split('?')[0] ?? ''] ?? { status: 404 };
			const {
				status = 200,
				headers = {},
				body = '',
				waitMs = 0,
			} = typeof found === 'function' ? found(request) : found;
			setTimeout(() => response.writeHead(status, headers).end(body), waitMs);
		});
		const fixture = new WebFixture(server);
		await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
		return fixture;
	}

	/** `127.0.0.1:port` */
	get host(): string {
		return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
	}

	get origin(): string {
		return `http://${this.host}`;
	}

	stop(): Promise<void> {
		this.#server.closeAllConnections();
		return new Promise(resolve => this.#server.close(() => resolve()));
	}
}
