import { ApiError, NetworkError } from '@/api/ApiError';
import type { KeyValueStore } from '@/platform/localDatabase';

/** A database that outlives the tabs that use it. */
export function memoryDatabase(): KeyValueStore & { isFull: boolean } {
	const values = new Map<string, unknown>();
	return {
		isFull: false,
		get: async <T>(key: string) => structuredClone(values.get(key)) as T | undefined,
		async set(key, value) {
			if (this.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
			values.set(key, structuredClone(value));
		},
		remove: async key => void values.delete(key),
		keys: async prefix => [...values.keys()].filter(key => key.startsWith(prefix)),
	};
}

/** A server that may be away, and whose answers may be lost. */
export class FakeServer {
	readonly notes: { id: string; text: string; createdAt: string; visibility: string }[] = [];
	/** What happens to the next calls of notes/create. */
	fate: 'answers' | 'loses the answer' | 'is away' | 'refuses' | 'never answers' = 'answers';
	isReachable = true;
	/** The server's clock, compared with the device's. */
	ahead = 0;
	readonly calls: string[] = [];

	async request(endpoint: string, params: Record<string, unknown> = {}): Promise<unknown> {
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

	add(text: string, at = Date.now() + this.ahead) {
		const made = { id: `n${this.notes.length}`, text, createdAt: new Date(at).toISOString(), visibility: 'public' };
		this.notes.push(made);
		return made;
	}

	count(text = 'high water'): number {
		return this.notes.filter(note => note.text === text).length;
	}
}

/** Locks as the browser has them: a tab that dies lets go. */
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
