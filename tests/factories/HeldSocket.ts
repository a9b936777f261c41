type Listener = (event: { data: string }) => void;

/** Replaces the socket of a stream: `vi.mock('partysocket/ws', () => ({ default: HeldSocket }))`. */
export class HeldSocket {
	static last: HeldSocket | undefined;
	readonly #listeners = new Map<string, Listener[]>();

	constructor() {
		HeldSocket.last = this;
	}
	addEventListener(type: string, listener: Listener): void {
		this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
	}
	emit(type: string, frame?: unknown): void {
		for (const listener of this.#listeners.get(type) ?? []) listener({ data: JSON.stringify(frame) });
	}
	readonly sent: { type: string; body: { channel?: string; id: string } }[] = [];
	send(text: string): void {
		if (text.startsWith('{')) this.sent.push(JSON.parse(text));
	}
	isClosed = false;
	close(): void {
		this.isClosed = true;
	}
	reconnect(): void {}
}
