import { ApiClient } from '@/api/ApiClient';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { KeyValueStore } from '@/platform/localDatabase';
import { Outbox } from '@/stores/outbox/Outbox';
import type { OutboxItem } from '@/stores/outbox/OutboxEntry';
import type { OutboxApi } from '@/stores/outbox/sendOnce';
import type { EndpointName } from '@/wire/endpoints/Endpoints';
import { answerCalls } from './answerCalls';
import { draft } from './draft';
import { file } from './file';

/** A server that may be unreachable, and whose responses may be lost. */
export class FakeServer {
	readonly notes: { id: string; text: string; createdAt: string; visibility: string }[] = [];
	readonly api: OutboxApi;
	/** What happens to the next calls of notes/create. */
	fate: 'answers' | 'loses the answer' | 'is away' | 'refuses' | 'never answers' = 'answers';
	isReachable = true;
	/** Whether it has ended the account. */
	hasEnded = false;
	/** Whether the device has a network. */
	isOnline = true;
	/** How far the server's clock is ahead of the device's. */
	ahead = 0;
	readonly calls: string[] = [];
	/** The name of a file that is refused, and the reason. */
	refusedFile: string | null = null;
	fileRefusal: unknown = null;
	fileTakesMs = 0;

	async answer(endpoint: EndpointName, params: Readonly<Record<string, unknown>>): Promise<unknown> {
		this.calls.push(endpoint);
		if (!this.isReachable) throw new NetworkError(endpoint, new Error('away'));
		if (endpoint === 'ping') return { pong: Date.now() + this.ahead };
		if (endpoint === 'users/notes') return params.untilId === undefined ? this.notes.toReversed() : [];
		if (this.fate === 'is away') throw new NetworkError(endpoint, new Error('away'));
		if (this.fate === 'refuses') throw new ApiError(endpoint, 400, { message: 'No.', code: 'NO', id: 'the-id' });
		const createdNote = this.add(String(params.text));
		if (this.fate === 'never answers') return new Promise(() => {});
		if (this.fate === 'loses the answer') throw new NetworkError(endpoint, new Error('lost'));
		return { createdNote };
	}

	constructor() {
		const api = new ApiClient('https://a.server', 'token');
		answerCalls(api, (endpoint, params) => this.answer(endpoint, params));
		this.api = api;
	}

	goOffline(): void {
		this.isOnline = false;
		this.isReachable = false;
	}

	goOnline(): void {
		this.isOnline = true;
		this.isReachable = true;
	}

	/** Uploads a file; its id is its name. */
	async take(name: string, signal: AbortSignal): Promise<DriveFile> {
		this.calls.push(`file ${name}`);
		if (!this.isReachable) throw new NetworkError('drive/files/create', new Error('away'));
		if (this.refusedFile === name) throw this.fileRefusal;
		await new Promise<void>((done, stop) => {
			signal.addEventListener('abort', () => stop(new DOMException('Upload aborted', 'AbortError')));
			setTimeout(done, this.fileTakesMs);
		});
		return file({ id: `file of ${name}`, name });
	}

	add(text: string, at = Date.now() + this.ahead) {
		const made = { id: `n${this.notes.length}`, text, createdAt: new Date(at).toISOString(), visibility: 'public' };
		this.notes.push(made);
		return made;
	}

	count(text = 'high water'): number {
		return this.notes.filter(note => note.text === text).length;
	}
}

/** Locks like the browser's, released when a tab dies. */
export class FakeLocks {
	#last: Promise<unknown> = Promise.resolve();
	#letGo: () => void = () => {};

	run = <T>(_name: string, work: () => Promise<T>): Promise<T> => {
		const died = new Promise<void>(done => {
			this.#letGo = done;
		});
		const result = this.#last.then(work);
		this.#last = Promise.race([result.catch(() => {}), died]);
		return result;
	};

	holderDies(): void {
		this.#letGo();
	}
}

/** What somebody wrote. */
export const someDraft = draft({ text: 'high water', updatedAt: 1 });

export const someItem: OutboxItem = {
	draftsOf: 'a.server/mara',
	context: 'new',
	draft: someDraft,
	target: {},
	payload: { text: 'high water', visibility: 'public' },
};

interface TabWorld {
	readonly server: FakeServer;
	readonly database: KeyValueStore;
	readonly locks: FakeLocks;
	/** The outboxes of all tabs. */
	readonly others?: (() => readonly Outbox[]) | undefined;
}

/** A tab. After it has died it sends nothing. */
export function openTab({ server, database, locks, others = () => [] }: TabWorld) {
	let isAlive = true;
	const outbox = new Outbox({
		sessionKey: 'a.server/mara',
		userId: 'mara',
		api: () => (isAlive && !server.hasEnded ? server.api : undefined),
		sendFile: async (upload, signal) => {
			const sent = await server.take(upload.name, signal);
			return isAlive ? sent : new Promise(() => {});
		},
		database: async () => database,
		withTabLock: locks.run,
		isOnline: () => server.isOnline,
		tell: () => {
			for (const other of others()) void other.load();
		},
	});
	return {
		outbox,
		die: () => {
			isAlive = false;
			locks.holderDies();
		},
	};
}
