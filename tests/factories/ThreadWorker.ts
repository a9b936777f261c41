import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import type { LIMITS } from '@workers/aiscript/limits';
import { build } from 'vite';

/** What a browser's worker has of its page. */
const SHIM = `
import { parentPort } from 'node:worker_threads';
globalThis.self = globalThis;
const told = new Map();
globalThis.addEventListener = (type, listener) => {
	if (type !== 'message' || told.has(listener)) return;
	const tell = data => (listener.handleEvent ? listener.handleEvent({ data, origin: '' }) : listener({ data, origin: '' }));
	told.set(listener, tell);
	parentPort.on('message', tell);
};
globalThis.removeEventListener = (type, listener) => {
	parentPort.off('message', told.get(listener));
	told.delete(listener);
};
globalThis.postMessage = (data, transfer) => parentPort.postMessage(data, transfer);
// Node lets a thousand messages of one port through before those of others; a browser takes them in turn.
globalThis.MessageChannel = class {
	port1 = { onmessage: null };
	port2 = { postMessage: data => setImmediate(() => this.port1.onmessage?.({ data })) };
};
`;

/** A worker of a browser, as a thread of Node: what it computes can be ended from outside, as there. */
export class ThreadWorker extends EventTarget implements Worker {
	readonly #thread: Thread;
	onmessage: Worker['onmessage'] = null;
	onmessageerror: Worker['onmessageerror'] = null;
	onerror: Worker['onerror'] = null;

	/** @param code a module without imports */
	constructor(code: string) {
		super();
		const address = `data:text/javascript;base64,${Buffer.from(SHIM + code).toString('base64')}`;
		this.#thread = new Thread(new URL(address), { resourceLimits: { maxOldGenerationSizeMb: 512 } });
		this.#thread.unref();
		this.#thread.on('message', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
		this.#thread.on('error', error => this.dispatchEvent(new ErrorEvent('error', { message: String(error) })));
	}

	postMessage(data: unknown, given: Transferable[] | StructuredSerializeOptions = []): void {
		const transfer = Array.isArray(given) ? given : (given.transfer ?? []);
		this.#thread.postMessage(data, transfer as unknown as Parameters<Thread['postMessage']>[1]);
	}

	terminate(): void {
		void this.#thread.terminate();
	}
}

/**
 * Bundles a worker's module, as the build does, for `ThreadWorker`.
 * @param path from the repository's folder
 */
export async function bundleWorker(path: string): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		resolve: { alias: { '@': join(process.cwd(), 'src') } },
		build: {
			write: false,
			minify: false,
			target: 'es2022',
			lib: { entry: join(process.cwd(), path), formats: ['es'] },
		},
	});
	const [bundle] = Array.isArray(built) ? built : [built];
	const [file] = bundle && 'output' in bundle ? bundle.output : [];
	if (file?.type !== 'chunk') throw new Error(`Nothing was made of ${path}.`);
	return file.code;
}

/**
 * The same program interpreter with lower limits (`workers/aiscript/limits`), as a program computes for seconds before it
 * reaches the real ones.
 * @param code the bundled `workers/aiscript/aiscript.worker.ts`
 */
export function withLimits(code: string, limits: Readonly<Partial<Record<keyof typeof LIMITS, number>>>): string {
	return Object.entries(limits).reduce((changed, [name, limit]) => {
		const value = new RegExp(`(?<=\\bLIMITS = \\{[^}]*\\b${name}: )[^,\\s]+`);
		if (!value.test(changed)) throw new Error(`There is no limit ${name}.`);
		return changed.replace(value, String(limit));
	}, code);
}
