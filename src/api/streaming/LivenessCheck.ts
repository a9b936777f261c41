/** The part of the connection that the check uses. */
export interface CheckedConnection {
	isConnected(): boolean;
	send(text: string): void;
	/**
	 * The server has stopped responding. `silentSince`: when the last message arrived, in milliseconds since the epoch.
	 */
	lost(silentSince: number): void;
	/** The browser reports that the network is back. */
	online(): void;
}

/**
 * A heartbeat is sent each minute, and on returning to the page after a minute (rules/streaming#connection). Servers
 * don't respond to it.
 */
const HEARTBEAT_MS = 60_000;
const TICK_MS = 5_000;
/** Timers of hidden tabs run at least this often, so a longer pause means that the device was asleep. */
const SLEPT_MS = 150_000;
/** A tick this late means that the device or the tab was suspended for a while. */
const LATE_TICK_MS = 15_000;
/** After this time without a message, the server is probed. */
const SILENCE_MS = 45_000;
const SILENCE_MAX_MS = 600_000;
/** The same when the user returns or presses something, which is when a dead connection would be noticed. */
const SILENCE_AT_RETURN_MS = 5_000;
const SILENCE_AT_PRESS_MS = 15_000;
const ANSWER_MS = 10_000;
const ANSWER_AT_RETURN_MS = 4_000;
/** A response may already be waiting if the page was busy: the timeout is extended by this. */
const GRACE_MS = 1_000;

const PROBE = 'probe-';

/**
 * Detects connections that are open but dead. Pages can't see protocol pings and servers don't respond to `h`. So after
 * a silence a channel is connected for the sake of its response (`pong: true`) and disconnected again. The channel is
 * available to visitors and sends nothing: notes with a tag that contains a space, which no tag can. A server that
 * never responds is probed less and less often.
 */
export class LivenessCheck {
	readonly #connection: CheckedConnection;
	#lastHeard = 0;
	#lastBeat = 0;
	#lastTick = 0;
	/** Probes without a response since the last message. */
	#misses = 0;
	#count = 0;
	#ticks: ReturnType<typeof setInterval> | undefined;
	#timeout: ReturnType<typeof setTimeout> | undefined;
	#deadline = 0;
	#ends: (() => void)[] = [];

	constructor(connection: CheckedConnection) {
		this.#connection = connection;
	}

	start(): void {
		this.stop();
		this.#lastTick = Date.now();
		this.#ticks = setInterval(() => this.#tick(), TICK_MS);
		if (typeof document === 'undefined') return;
		const pressed = () => this.#probeAfter(SILENCE_AT_PRESS_MS, ANSWER_AT_RETURN_MS);
		this.#ends = [
			listen(document, 'visibilitychange', () => this.#returned()),
			listen(document, 'pointerdown', pressed),
			listen(document, 'keydown', pressed),
			listen(window, 'online', () => {
				if (this.#connection.isConnected()) this.#probeAfter(0, ANSWER_AT_RETURN_MS);
				else this.#connection.online();
			}),
		];
	}

	stop(): void {
		clearInterval(this.#ticks);
		this.closed();
		for (const end of this.#ends.splice(0)) end();
	}

	opened(): void {
		this.#lastHeard = Date.now();
		this.#lastBeat = this.#lastHeard;
		// Only to learn whether this server responds at all; nothing happens if it doesn't.
		if (this.#misses > 0) this.#ask();
	}

	closed(): void {
		clearTimeout(this.#timeout);
		this.#timeout = undefined;
	}

	/**
	 * Called for every message.
	 * @returns whether it was the response to a probe and needs no further handling
	 */
	heard(type: string, id: unknown): boolean {
		this.#lastHeard = Date.now();
		this.#misses = 0;
		this.closed();
		if (type !== 'connected' || typeof id !== 'string' || !id.startsWith(PROBE)) return false;
		this.#connection.send(JSON.stringify({ type: 'disconnect', body: { id } }));
		return true;
	}

	#tick(): void {
		const now = Date.now();
		const before = this.#lastTick;
		const late = now - before - TICK_MS;
		this.#lastTick = now;
		if (!this.#connection.isConnected()) return;
		if (late >= SLEPT_MS) {
			this.#lose(Math.min(before, this.#lastHeard));
			return;
		}
		if (now - this.#lastBeat >= HEARTBEAT_MS) this.#beat();
		if (late >= LATE_TICK_MS) this.#probeAfter(SILENCE_AT_RETURN_MS, ANSWER_AT_RETURN_MS);
		else this.#probeAfter(SILENCE_MS, ANSWER_MS);
	}

	#returned(): void {
		if (document.visibilityState !== 'visible') return;
		if (this.#connection.isConnected() && Date.now() - this.#lastBeat >= HEARTBEAT_MS) this.#beat();
		this.#probeAfter(SILENCE_AT_RETURN_MS, ANSWER_AT_RETURN_MS);
	}

	#beat(): void {
		this.#lastBeat = Date.now();
		this.#connection.send('h');
	}

	#probeAfter(silenceMs: number, answerMs: number): void {
		if (!this.#connection.isConnected()) return;
		const patience = Math.min(silenceMs * 2 ** this.#misses, SILENCE_MAX_MS);
		const now = Date.now();
		if (now - this.#lastHeard < patience) return;
		const deadline = now + answerMs;
		const isAsked = this.#timeout !== undefined;
		if (isAsked && this.#deadline <= deadline) return;
		this.#await(deadline);
		if (!isAsked) this.#ask();
	}

	#ask(): void {
		const id = `${PROBE}${++this.#count}`;
		const params = { q: [['no such tag']] };
		this.#connection.send(JSON.stringify({ type: 'connect', body: { channel: 'hashtag', id, params, pong: true } }));
	}

	#await(deadline: number): void {
		clearTimeout(this.#timeout);
		this.#deadline = deadline;
		this.#timeout = setTimeout(() => {
			if (Date.now() - deadline >= GRACE_MS) this.#await(Date.now() + GRACE_MS);
			else this.#lose(this.#lastHeard);
		}, deadline - Date.now());
	}

	#lose(silentSince: number): void {
		this.closed();
		this.#misses++;
		this.#connection.lost(silentSince);
	}
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
	target.addEventListener(type, listener, { capture: true, passive: true });
	return () => target.removeEventListener(type, listener, { capture: true });
}
