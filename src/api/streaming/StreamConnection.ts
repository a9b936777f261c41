import ReconnectingWebSocket from 'partysocket/ws';
import { Emitter } from '@/base/Emitter';
import { randomId } from '@/base/randomId';
import type { BroadcastEvent, NoteUpdate, StreamMessage } from '@/wire/streamEvents';
import { LivenessCheck } from './LivenessCheck';
import { NoteSubscriptions } from './NoteSubscriptions';
import { StreamChannel } from './StreamChannel';

export type StreamState = 'initializing' | 'connected' | 'reconnecting';

export interface StreamEvents {
	/**
	 * `connected` is emitted after all channels and subscriptions were requested; earlier responses may miss events.
	 */
	state: StreamState;
	/** The connection is back and all channels and subscriptions are requested again: time to close gaps. */
	restored: { awayMs: number };
	noteUpdated: NoteUpdate;
	broadcast: BroadcastEvent;
}

/** The part of a socket that the class uses; tests pass their own. */
export interface StreamSocket {
	send(text: string): unknown;
	close(): void;
	reconnect(): void;
	addEventListener(type: 'open' | 'close', listener: () => void): void;
	addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const LATE_MS = 1_000;

/** See rules/streaming#connection. */
const RECONNECTION = {
	minReconnectionDelay: 1,
	reconnectionDelayGrowFactor: 1.3,
	maxReconnectionDelay: 10_000,
	connectionTimeout: 4_000,
	minUptime: 1_000,
	maxEnqueuedMessages: 0,
};

/** A session's only connection to `/streaming`. Reconnects by itself and restores channels and subscriptions. */
export class StreamConnection {
	readonly events = new Emitter<StreamEvents>();
	readonly notes: NoteSubscriptions;
	#state: StreamState = 'initializing';
	#socket: StreamSocket | null = null;
	#closedAt = 0;
	#hasEnded = false;
	readonly #channels = new Map<string, StreamChannel>();
	readonly #shared = new Map<string, StreamChannel>();
	readonly #connect: () => StreamSocket;
	readonly #liveness = new LivenessCheck({
		isConnected: () => this.#state === 'connected',
		send: text => this.#socket?.send(text),
		lost: silentSince => this.#reconnect(silentSince),
		online: () => this.#socket?.reconnect(),
	});

	/** @param connect opens the socket; by default one that reconnects as in rules/streaming#connection */
	constructor(origin: string, token: string | null, connect?: () => StreamSocket) {
		this.#connect = connect ?? (() => new ReconnectingWebSocket(() => streamUrl(origin, token), [], RECONNECTION));
		this.notes = new NoteSubscriptions(message => this.send(message));
	}

	get state(): StreamState {
		return this.#state;
	}

	/** Opens the connection; does nothing if called again or after `close`. */
	open(): void {
		if (this.#socket || this.#hasEnded) return;
		this.#closedAt = Date.now();
		const socket = this.#connect();
		this.#socket = socket;
		socket.addEventListener('open', () => this.#opened());
		socket.addEventListener('close', () => this.#closed());
		socket.addEventListener('message', event => this.#received(event.data));
		this.#liveness.start();
	}

	/** Closes it for good; listeners get no further events. */
	close(): void {
		this.#hasEnded = true;
		this.#liveness.stop();
		const socket = this.#socket;
		this.#socket = null;
		socket?.close();
	}

	/**
	 * A channel with parameters. Users with equal parameters share it; it is disconnected 3 s after the last one left.
	 * Every user calls `release` once on the returned object.
	 */
	channel(name: string, params: Record<string, unknown> = {}): StreamChannel {
		this.open();
		const key = `${name} ${JSON.stringify(params)}`;
		let channel = this.#shared.get(key);
		if (!channel) {
			channel = new StreamChannel(randomId(), name, params, {
				send: message => this.send(message),
				dropped: gone => {
					this.#channels.delete(gone.id);
					this.#shared.delete(key);
				},
			});
			this.#shared.set(key, channel);
			this.#channels.set(channel.id, channel);
			if (this.#state === 'connected') channel.connect();
		}
		channel.retain();
		return channel;
	}

	/** Sends if connected, else drops the message: what has to survive is restored when the connection opens. */
	send(message: { type: string; body: unknown }): void {
		if (this.#state === 'connected') this.#socket?.send(JSON.stringify(message));
	}

	#opened(): void {
		// A first connection that took long counts as an absence.
		const wasAway = this.#state === 'reconnecting' || Date.now() - this.#closedAt > LATE_MS;
		this.#state = 'connected';
		this.#liveness.opened();
		for (const channel of this.#channels.values()) channel.connect();
		this.notes.restore();
		this.events.emit('state', 'connected');
		if (wasAway) this.events.emit('restored', { awayMs: Date.now() - this.#closedAt });
	}

	#closed(): void {
		if (!this.#socket) return;
		this.#liveness.closed();
		if (this.#state === 'connected') this.#closedAt = Date.now();
		if (this.#state !== 'initializing') this.#setState('reconnecting');
	}

	#setState(state: StreamState): void {
		if (state === this.#state) return;
		this.#state = state;
		this.events.emit('state', state);
	}

	/** Replaces a connection that is open but dead. */
	#reconnect(silentSince: number): void {
		this.#closedAt = silentSince;
		this.#setState('reconnecting');
		this.#socket?.reconnect();
	}

	#received(data: unknown): void {
		const message = readMessage(data);
		if (!message) return;
		if (this.#liveness.heard(message.type, 'id' in message.body ? message.body.id : undefined)) return;
		if (message.type === 'channel') this.#channels.get(message.body.id)?.receive(message.body);
		else if (message.type === 'noteUpdated') this.events.emit('noteUpdated', message.body);
		else if (message.type !== 'connected') this.events.emit('broadcast', message);
	}
}

function streamUrl(origin: string, token: string | null): string {
	const query = new URLSearchParams({ ...(token === null ? {} : { i: token }), _t: String(Date.now()) });
	return `${origin.replace(/^http/, 'ws')}/streaming?${query}`;
}

/**
 * Parses a message. This is the only place where an event's type is asserted: it is taken to match the types of stream
 * messages.
 * @returns null if it isn't a message
 */
function readMessage(data: unknown): StreamMessage | null {
	if (typeof data !== 'string') return null;
	try {
		const message: Readonly<Record<string, unknown>> | null = JSON.parse(data);
		if (typeof message?.type !== 'string') return null;
		const { type, body } = message;
		return { type, body: typeof body === 'object' && body !== null ? body : {} } as StreamMessage;
	} catch {
		return null;
	}
}
