import { WebSocket } from 'ws';

export interface Frame {
	type: string;
	body: Record<string, unknown>;
}

const WITHIN_MS = 5000;

/** A client's stream: messages are kept in order, and can be waited for. */
export class TestStream {
	readonly socket: WebSocket;
	readonly frames: Frame[] = [];
	readonly #waiting = new Set<() => void>();

	private constructor(socket: WebSocket) {
		this.socket = socket;
		socket.on('message', (data: Buffer) => {
			this.frames.push(JSON.parse(data.toString('utf8')));
			for (const look of this.#waiting) look();
		});
	}

	static async open(origin: string, token?: string): Promise<TestStream> {
		const query = token === undefined ? '' : `?i=${token}`;
		const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/streaming${query}`);
		const stream = new TestStream(socket);
		await new Promise<void>((resolve, reject) => {
			socket.once('open', () => resolve());
			socket.once('error', reject);
		});
		return stream;
	}

	send(type: string, body: unknown): void {
		this.socket.send(JSON.stringify({ type, body }));
	}

	/** Connects a channel and waits for the server's confirmation, by which time earlier messages have been handled. */
	async connect(channel: string, id: string, params: object = {}): Promise<void> {
		this.send('connect', { channel, id, params, pong: true });
		await this.first(frame => frame.type === 'connected' && frame.body.id === id);
	}

	/** The first matching message, received or future. */
	async first(matches: (frame: Frame) => boolean): Promise<Frame> {
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				this.#waiting.delete(look);
				reject(new Error(`no such frame; came: ${this.frames.map(frame => frame.type).join(', ')}`));
			}, WITHIN_MS);
			const look = () => {
				const found = this.frames.find(matches);
				if (!found) return;
				clearTimeout(timer);
				this.#waiting.delete(look);
				resolve(found);
			};
			this.#waiting.add(look);
			look();
		});
	}

	/** Ids of the notes received in a channel, in order. */
	noteIds(channelId: string): string[] {
		return this.frames.flatMap(({ type, body }) =>
			type === 'channel' && body.id === channelId && body.type === 'note' ? [(body.body as { id: string }).id] : [],
		);
	}

	async note(channelId: string, noteId: string): Promise<void> {
		await this.first(
			({ type, body }) => type === 'channel' && body.id === channelId && (body.body as { id?: string })?.id === noteId,
		);
	}

	/** The changes of a note received, in order. */
	updates(noteId: string): string[] {
		return this.frames.flatMap(({ type, body }) =>
			type === 'noteUpdated' && body.id === noteId ? [String(body.type)] : [],
		);
	}

	close(): void {
		this.socket.terminate();
	}
}
