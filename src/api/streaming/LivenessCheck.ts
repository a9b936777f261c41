/** What the check needs of the connection that it watches. */
export interface CheckedConnection {
	isConnected(): boolean;
	send(text: string): void;
	/** The server has stopped answering. `silentSince`: when it was last heard, in milliseconds since the epoch. */
	lost(silentSince: number): void;
	/** The browser says that there is a network again. */
	online(): void;
}

/**
 * rules/streaming#connection: a sign of life each minute, and on returning to the page after one. Servers don't answer
 * it.
 */
const HEARTBEAT_MS = 60_000;
const TICK_MS = 5_000;
/** Timers of hidden tabs run at least this often: after a longer pause the device has slept. */
const SLEPT_MS = 150_000;
/** A tick this late means that the device or the tab was suspended for a while. */
const LATE_TICK_MS = 15_000;
/** How long nothing may arrive before the server is asked for an answer. */
const SILENCE_MS = 45_000;
const SILENCE_MAX_MS = 600_000;
/** The same when the reader comes back or presses something, which is when a dead connection would show. */
const SILENCE_AT_RETURN_MS = 5_000;
const SILENCE_AT_PRESS_MS = 15_000;
const ANSWER_MS = 10_000;
const ANSWER_AT_RETURN_MS = 4_000;
/** A page that was busy may have an answer waiting: its timeout gets this much longer. */
const GRACE_MS = 1_000;

const PROBE = 'probe-';

/**
 * Notices a connection that is open and dead. Browsers don't tell of protocol pings and nothing answers `h`, so that
 * after a silence a channel is connected for the answer's sake (`pong: true`) and disconnected again. The channel is one
 * that visitors may have too and that sends nothing: notes with a tag that no note can have, as tags hold no spaces.
 * A server that never answers is asked less and less often.
 */
export class LivenessCheck {
	readonly #connection: CheckedConnection;
	#lastHeard = 0;
	#lastBeat = 0;
	#lastTick = 0;
	/** Probes without an answer since something was last heard. */
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
		// Only to learn whether this server answers at all: no answer changes nothing here.
		if (this.#misses > 0) this.#ask();
	}

	closed(): void {
		clearTimeout(this.#timeout);
		this.#timeout = undefined;
	}

	/** Any frame is an answer. @returns whether it was to a probe, and nobody else's business */
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
