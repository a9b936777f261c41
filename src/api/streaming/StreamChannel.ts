import type { ChannelEvent } from '@/wire/streamEvents';

/** How long a channel stays open after its last user has left (rules/streaming#shared-channels). */
export const CHANNEL_LINGER_MS = 3_000;

export interface ChannelHost {
	send(message: { type: string; body: unknown }): void;
	dropped(channel: StreamChannel): void;
}

type ChannelListener = (event: ChannelEvent) => void;

/** One channel of a stream, shared by all who asked for it with the same parameters. */
export class StreamChannel {
	readonly id: string;
	readonly #name: string;
	readonly #params: Record<string, unknown>;
	readonly #host: ChannelHost;
	readonly #listeners = new Set<ChannelListener>();
	#users = 0;
	#linger: ReturnType<typeof setTimeout> | undefined;

	constructor(id: string, name: string, params: Record<string, unknown>, host: ChannelHost) {
		this.id = id;
		this.#name = name;
		this.#params = params;
		this.#host = host;
	}

	/** Asks the server for the channel; called at first and whenever the connection is back. */
	connect(): void {
		this.#host.send({
			type: 'connect',
			body: { channel: this.#name, id: this.id, params: this.#params },
		});
	}

	/** @returns ends the subscription (but not the use: see `release`) */
	listen(listener: ChannelListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Sends a message within the channel, such as `readNotification`. */
	send(type: string, body: unknown): void {
		this.#host.send({ type: 'ch', body: { id: this.id, type, body } });
	}

	retain(): void {
		this.#users++;
		clearTimeout(this.#linger);
	}

	release(): void {
		this.#users--;
		if (this.#users > 0) return;
		clearTimeout(this.#linger);
		this.#linger = setTimeout(() => {
			this.#host.send({ type: 'disconnect', body: { id: this.id } });
			this.#host.dropped(this);
		}, CHANNEL_LINGER_MS);
	}

	/** For the connection alone: hands on what came. */
	receive(event: ChannelEvent): void {
		for (const listener of [...this.#listeners]) listener(event);
	}
}
