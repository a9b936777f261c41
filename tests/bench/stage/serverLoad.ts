/** The child process that loads a home server: `fork`ed, told by one message what to do, answers with what it took. */

import { WebSocket } from 'ws';
import { quantile } from '../statistics';
import { loadMix } from './loadMix';
import type { Poster } from './makePosters';
import { NOTE_MIXES } from './noteMix';

export interface LoadOrder {
	readonly origin: string;
	readonly posters: readonly Poster[];
	/** Tokens of people who read. */
	readonly readers: readonly string[];
	/** Notes that are there already, to be shown and reacted to. */
	readonly noteIds: readonly string[];
	readonly streams: number;
	readonly seconds: number;
	readonly notesPerSecond: number;
	readonly requestsPerSecond: number;
	/** Where in the mix of notes to begin, so that no text comes twice. */
	readonly from: number;
}

export interface LoadReport {
	/** ms that 95 % of the requests took at most, from the moment that they were due. */
	readonly p95: number;
	/** What was asked for and came with no success, and streams that were lost. */
	readonly errors: readonly string[];
	/** Frames with a note that came to all streams together. */
	readonly frames: number;
}

const CHANNELS = ['homeTimeline', 'localTimeline', 'hybridTimeline', 'globalTimeline'];
const TICK_MS = 5;
/** What has not been answered by then counts as failed. */
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

	/** Does something at a steady rate, whether or not what came before is done; a late tick does what is due by then. */
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
