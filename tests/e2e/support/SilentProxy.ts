import type { AddressInfo } from 'node:net';
import { createServer, connect as open, type Server, type Socket } from 'node:net';

/**
 * A proxy between a browser and a home server that can drop all data of open streams while they stay open, like a
 * router that has lost a connection. New connections work.
 */
export class SilentProxy {
	readonly #server: Server;
	readonly #streams = new Set<() => void>();
	readonly #sockets = new Set<Socket>();

	private constructor(target: string) {
		const { hostname, port, host } = new URL(target);
		this.#server = createServer(near => {
			const far = open(Number(port), hostname);
			let isSilent = false;
			near.on('data', chunk => {
				const text = chunk.toString('latin1');
				if (text.startsWith('GET /streaming')) this.#streams.add(() => (isSilent = true));
				// A home server redirects pages that are requested by another name.
				if (!isSilent) far.write(text.replaceAll(/^Host: .*$/gm, `Host: ${host}`), 'latin1');
			});
			far.on('data', chunk => isSilent || near.write(chunk));
			for (const [one, other] of [
				[near, far],
				[far, near],
			] as const) {
				this.#sockets.add(one);
				one.on('error', () => one.destroy());
				one.on('close', () => {
					this.#sockets.delete(one);
					if (!isSilent) other.destroy();
				});
			}
		});
	}

	/** @param target the home server's origin */
	static async start(target: string): Promise<SilentProxy> {
		const proxy = new SilentProxy(target);
		await new Promise<void>(done => proxy.#server.listen(0, '127.0.0.1', done));
		return proxy;
	}

	get origin(): string {
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
	}

	/**
	 * Drops all further data of the streams that are open now.
	 * @returns their number
	 */
	silenceStreams(): number {
		const count = this.#streams.size;
		for (const silence of this.#streams) silence();
		this.#streams.clear();
		return count;
	}

	async stop(): Promise<void> {
		for (const socket of this.#sockets) socket.destroy();
		await new Promise(done => this.#server.close(done));
	}
}
