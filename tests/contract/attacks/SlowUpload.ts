import { type ClientRequest, request as open } from 'node:http';

const BOUNDARY = 'quarterdeck-boundary';
const CHUNK = Buffer.alloc(64 * 1024, 'x');

export interface UploadAnswer {
	/** 0 if the connection ended without a response. */
	status: number;
	text: string;
}

/** An upload whose bytes the test sends by itself: too many, too slowly, or in an unusual order. */
export class SlowUpload {
	readonly #request: ClientRequest;
	readonly answer: Promise<UploadAnswer>;
	/** Resolves when the connection has ended. */
	readonly closed: Promise<void>;
	isClosed = false;
	/** Bytes of the file that the system has accepted. */
	sent = 0;

	constructor(origin: string, headers: Record<string, string> = {}, path = '/api/drive/files/create') {
		this.#request = open(origin + path, {
			method: 'POST',
			headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
			agent: false,
		});
		this.closed = new Promise(resolve => {
			this.#request.once('close', () => {
				this.isClosed = true;
				resolve();
			});
		});
		this.answer = new Promise(resolve => {
			this.#request.on('response', response => {
				let text = '';
				response.on('data', chunk => {
					text += String(chunk);
				});
				response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
			});
			this.#request.on('error', () => resolve({ status: 0, text: '' }));
		});
	}

	field(name: string, value: string): void {
		this.#request.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
	}

	beginFile(): void {
		const head = 'Content-Disposition: form-data; name="file"; filename="big.bin"\r\nContent-Type: text/plain';
		this.#request.write(`--${BOUNDARY}\r\n${head}\r\n\r\n`);
	}

	/** Sends this many bytes of the file as fast as possible, until the connection ends. */
	async fill(bytes: number): Promise<void> {
		while (this.sent < bytes && !this.isClosed) {
			await new Promise<void>(resolve => {
				this.#request.write(CHUNK, () => resolve());
				void this.closed.then(resolve);
			});
			this.sent += CHUNK.length;
		}
	}

	drip(text = 'x'): void {
		this.#request.write(text);
	}

	end(): void {
		this.#request.end(`\r\n--${BOUNDARY}--\r\n`);
	}

	abort(): void {
		this.#request.destroy();
	}
}
