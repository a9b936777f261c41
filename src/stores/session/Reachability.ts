import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, isAbort, NetworkError } from '@/api/ApiError';
import type { StreamConnection } from '@/api/streaming/StreamConnection';
import { Emitter } from '@/base/Emitter';
import { noteServerLost } from '@/platform/lostServers';

/** A stream that reconnects sooner is no outage. */
const SETTLE_MS = 2_000;
/** How long a stream's first connection may take before the server is checked. */
const START_MS = 5_000;
/** During an outage the server is checked this often, and at once when the network or the user comes back. */
const AGAIN_MS = 5_000;
const ANSWER_MS = 8_000;

/** `away`: no response; `down`: a gateway responds instead of the server. */
export type Outage = 'away' | 'down';

export interface ReachabilityState {
	/** The result of the last check; null while the server can be reached. */
	readonly outage: Outage | null;
}

/**
 * Whether a session's server can be reached. A broken stream, a call without a response and the browser's network state
 * only trigger a check; a call decides. After all, a server at home can be reached without a network, and a proxy may
 * block only streams.
 */
export class Reachability {
	readonly state: StoreApi<ReachabilityState> = createStore<ReachabilityState>(() => ({ outage: null }));
	/** The server can be reached again: failed requests may be repeated. */
	readonly events = new Emitter<{ back: undefined }>();
	readonly #stream: StreamConnection;
	readonly #ask: (signal: AbortSignal) => Promise<unknown>;
	#isAsking = false;
	#isRunning = false;
	#next: ReturnType<typeof setTimeout> | undefined;
	#ends: (() => void)[] = [];

	/** @param ask a small call that every server answers */
	constructor(stream: StreamConnection, ask: (signal: AbortSignal) => Promise<unknown>) {
		this.#stream = stream;
		this.#ask = ask;
	}

	start(): void {
		this.stop();
		this.#isRunning = true;
		const seen = () => {
			if (document.visibilityState === 'visible' && this.state.getState().outage !== null) void this.check();
		};
		this.#ends = [
			this.#stream.events.on('state', state => {
				if (state === 'reconnecting') this.#plan(SETTLE_MS);
				this.#noteLost();
				// A call may notice before the stream does that the connection is dead.
				if (state === 'connected') this.#reached();
			}),
			this.#stream.events.on('restored', () => this.events.emit('back', undefined)),
			listen(window, 'online', () => void this.check()),
			listen(window, 'offline', () => void this.check()),
			listen(document, 'visibilitychange', seen),
		];
		if (this.#stream.state !== 'connected') this.#plan(START_MS);
	}

	stop(): void {
		this.#isRunning = false;
		clearTimeout(this.#next);
		for (const end of this.#ends.splice(0)) end();
		noteServerLost(this, false);
	}

	/** Checks the server now, unless a check is running. Never rejects. */
	async check(): Promise<void> {
		if (this.#isAsking || !this.#isRunning) return;
		this.#isAsking = true;
		clearTimeout(this.#next);
		const outage = await this.#findOutage();
		this.#isAsking = false;
		if (!this.#isRunning) return;
		if (outage !== null) {
			this.#set(outage);
			this.#plan(AGAIN_MS);
			return;
		}
		const wasOut = this.state.getState().outage !== null;
		this.#reached();
		if (wasOut) this.events.emit('back', undefined);
	}

	async #findOutage(): Promise<Outage | null> {
		try {
			await this.#ask(AbortSignal.timeout(ANSWER_MS));
			return null;
		} catch (error) {
			if (error instanceof ApiError || isAbort(error)) return null;
			return error instanceof NetworkError && error.isFromGateway ? 'down' : 'away';
		}
	}

	#plan(ms: number): void {
		clearTimeout(this.#next);
		this.#next = setTimeout(() => void this.check(), ms);
	}

	#reached(): void {
		clearTimeout(this.#next);
		this.#set(null);
	}

	#set(outage: Outage | null): void {
		if (outage !== this.state.getState().outage) this.state.setState({ outage });
		this.#noteLost();
	}

	#noteLost(): void {
		noteServerLost(this, this.#stream.state === 'reconnecting' || this.state.getState().outage !== null);
	}
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
	target.addEventListener(type, listener);
	return () => target.removeEventListener(type, listener);
}
