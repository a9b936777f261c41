/**
 * The child process that puts load on a home server: `fork`ed, gets one message with what to do, responds with the
 * results.
 */

import { WebSocket } from 'ws';
import { quantile } from '../statistics';
import { loadMix } from './loadMix';
import type { Poster } from './makePosters';
import { NOTE_MIXES } from './noteMix';

export interface LoadOrder {
	readonly origin: string;
	readonly posters: readonly Poster[];
	/** Tokens of users who read. */
	readonly readers: readonly string[];
	/** Existing notes, to show and react to. */
	readonly noteIds: readonly string[];
	readonly streams: number;
	readonly seconds: number;
	readonly notesPerSecond: number;
	readonly requestsPerSecond: number;
	/** The first index of the mix of notes, so that no text repeats. */
	readonly from: number;
}

export interface LoadReport {
	/** Response time in ms of 95 % of the requests, counted from when they were due. */
	readonly p95: number;
	/** Failed requests, and lost streams. */
	readonly errors: readonly string[];
	/** Messages with a note that all streams received together. */
	readonly frames: number;
}

const CHANNELS = ['homeTimeline', 'localTimeline', 'hybridTimeline', 'globalTimeline'];
const TICK_MS = 5;
/** Requests without a response by then count as failed. */
const ANSWER_WITHIN_MS = 60_000;

class Load {
	readonly #order: LoadOrder;
	readonly #took: number[] = [];
	readonly #errors: string[] = [];
	readonly #sockets: WebSocket[] = [];
	#frames = 0;
	#isOver = false;

	constructor(order: LoadOrder) {
		this.#order = order;
	}

	async run(): Promise<LoadReport> {
		const { streams, notesPerSecond, requestsPerSecond } = this.#order;
		for (let index = 0; index < streams; index++) await this.#open(index);
		const mix = loadMix(this.#order);
		await Promise.all([
			this.#atRate(notesPerSecond, index => this.#post(index)),
			this.#atRate(requestsPerSecond, async (index, due) => {
				const { endpoint, params, token } = mix(index);
				await this.#call(endpoint, { ...params, i: token });
				this.#took.push(performance.now() - due);
			}),
		]);
		this.#isOver = true;
		for (const socket of this.#sockets) socket.terminate();
		return { p95: quantile(this.#took, 0.95), errors: this.#errors, frames: this.#frames };
	}

	/** Resolves when all four channels are confirmed. */
	#open(index: number): Promise<void> {
		const { origin, readers } = this.#order;
		const token = readers[index % readers.length] ?? '';
		const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/streaming?i=${token}`, {
			skipUTF8Validation: true,
		});
		this.#sockets.push(socket);
		return new Promise((resolve, reject) => {
			let confirmed = 0;
			socket.on('open', () => {
				for (const [place, channel] of CHANNELS.entries())
					socket.send(JSON.stringify({ type: 'connect', body: { channel, id: String(place + 1), pong: true } }));
			});
			socket.on('message', () => {
				if (confirmed === CHANNELS.length) this.#frames++;
				else if (++confirmed === CHANNELS.length) resolve();
			});
			socket.on('error', reject);
			socket.on('close', () => this.#isOver || this.#errors.push('a stream was closed'));
		});
	}

	async #call(endpoint: string, params: object): Promise<void> {
		try {
			const response = await fetch(`${this.#order.origin}/api/${endpoint}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(params),
				signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
			});
			const body = await response.text();
			if (!response.ok) this.#errors.push(`${endpoint}: ${response.status} ${body.slice(0, 200)}`);
		} catch (error) {
			this.#errors.push(`${endpoint}: ${String(error)}`);
		}
	}

	#post(index: number): Promise<void> {
		const { posters, from } = this.#order;
		const poster = posters[index % posters.length];
		const { text, cw, pictures = 0 } = NOTE_MIXES.mixed(from + index);
		const fileIds = poster?.fileIds.slice(0, pictures) ?? [];
		const attached = fileIds.length > 0 ? { fileIds } : {};
		return this.#call('notes/create', { i: poster?.token, text, cw: cw ?? null, ...attached });
	}

	/** Does something at a steady rate, whether or not earlier work has finished; a late tick does all that is due. */
	async #atRate(perSecond: number, work: (index: number, due: number) => Promise<void>): Promise<void> {
		const count = this.#order.seconds * perSecond;
		const started = performance.now();
		const running: Promise<void>[] = [];
		await new Promise<void>(resolve => {
			const timer = setInterval(() => {
				const dueNow = Math.min(count, Math.floor(((performance.now() - started) / 1000) * perSecond));
				while (running.length < dueNow) {
					const due = started + ((running.length + 1) / perSecond) * 1000;
					running.push(work(running.length, due));
				}
				if (running.length < count) return;
				clearInterval(timer);
				resolve();
			}, TICK_MS);
		});
		await Promise.all(running);
	}
}

process.once('message', order => {
	new Load(order as LoadOrder).run().then(
		report => process.send?.(report, () => process.disconnect()),
		error => {
			console.error(error);
			process.exit(1);
		},
	);
});
