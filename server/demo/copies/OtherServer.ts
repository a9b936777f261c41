import type { entities } from 'misskey-js';
import { request } from 'undici';
import { WebSocket } from 'ws';

const ANSWER_WITHIN_MS = 10_000;
/** The most notes that one call answers. */
const PAGE = 100;
const CHANNEL = 'notes';

/** What the stream of another server reports. */
export interface StreamHandlers {
	/** The subscription counts: every note from now on is reported. */
	readonly onReady: () => void;
	readonly onNote: (note: entities.Note) => void;
	/** It ended, or could not be opened. */
	readonly onClose: () => void;
}

/** Another home server, read as a visitor reads it. */
export class OtherServer {
	readonly origin: string;
	readonly #signal: AbortSignal;

	/** @param signal ends every call */
	constructor(origin: string, signal: AbortSignal) {
		this.origin = origin;
		this.#signal = signal;
	}

	get host(): string {
		return new URL(this.origin).host;
	}

	meta(): Promise<entities.MetaLite> {
		return this.#call('meta', { detail: false });
	}

	/** Its custom emojis: name → URL. */
	async emojis(): Promise<Map<string, string>> {
		const { emojis } = await this.#call<entities.EmojisResponse>('emojis', {});
		return new Map(emojis.map(({ name, url }) => [name, url]));
	}

	/** A page of its public notes, newest first. */
	notes(untilId?: string): Promise<entities.Note[]> {
		const page = untilId === undefined ? {} : { untilId };
		return this.#call('notes/local-timeline', { withReplies: true, limit: PAGE, ...page });
	}

	async #call<Answered>(endpoint: string, params: object): Promise<Answered> {
		const { statusCode, body } = await request(`${this.origin}/api/${endpoint}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(params),
			signal: AbortSignal.any([this.#signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
		});
		const text = await body.text();
		if (statusCode !== 200) throw new Error(`${endpoint} of ${this.origin}: ${statusCode} ${text}`);
		return JSON.parse(text) as Answered;
	}

	/** Opens a stream of its public notes. */
	listen({ onReady, onNote, onClose }: StreamHandlers): void {
		const socket = new WebSocket(`${this.origin.replace(/^http/, 'ws')}/streaming`);
		const end = () => socket.terminate();
		this.#signal.addEventListener('abort', end);
		socket.on('open', () => {
			const body = { channel: 'localTimeline', id: CHANNEL, params: { withReplies: true }, pong: true };
			socket.send(JSON.stringify({ type: 'connect', body }));
		});
		socket.on('message', (data: Buffer) => {
			const { type, body } = JSON.parse(data.toString('utf8')) as Frame;
			if (type === 'connected') onReady();
			else if (type === 'channel' && body.type === 'note' && body.body) onNote(body.body);
		});
		// A close follows.
		socket.on('error', () => {});
		socket.on('close', () => {
			this.#signal.removeEventListener('abort', end);
			onClose();
		});
	}
}

interface Frame {
	type: string;
	body: { id: string; type?: string; body?: entities.Note };
}
