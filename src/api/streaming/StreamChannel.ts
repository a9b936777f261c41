import type { ChannelEvent } from '@/wire/streamEvents';

/** How long a channel stays open after its last user released it (rules/streaming#shared-channels). */
export const CHANNEL_LINGER_MS = 3_000;

export interface ChannelHost {
	send(message: { type: string; body: unknown }): void;
	dropped(channel: StreamChannel): void;
}

type ChannelListener = (event: ChannelEvent) => void;

/** One channel of a stream, shared by all users with the same parameters. */
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

	/** Connects the channel on the server; called at first and after each reconnect. */
	connect(): void {
		this.#host.send({
			type: 'connect',
			body: { channel: this.#name, id: this.id, params: this.#params },
		});
	}

	/** @returns the function that unsubscribes, which doesn't release the channel (see `release`) */
	listen(listener: ChannelListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Sends a message to the channel, such as `readNotification`. */
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

	/** Passes an event to the listeners; only called by the connection. */
	receive(event: ChannelEvent): void {
		for (const listener of [...this.#listeners]) listener(event);
	}
}
