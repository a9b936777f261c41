interface Waiting {
	readonly begin: () => void;
	readonly signal: AbortSignal | undefined;
}

/** The Web Locks of an origin, as far as the client uses them: exclusive ones, in the order in which they were asked for. */
export class FakeLocks implements Pick<LockManager, 'query'> {
	readonly #held = new Map<string, readonly Waiting[]>();

	request(
		name: string,
		options: { readonly signal?: AbortSignal },
		work: () => Promise<unknown> | undefined,
	): Promise<unknown> {
		return new Promise((resolve, reject) => {
			const begin = () => {
				void Promise.resolve(work()).then(result => {
					this.#next(name);
					resolve(result);
				});
			};
			const { signal } = options;
			signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
			const queue = this.#held.get(name);
			if (queue) this.#held.set(name, [...queue, { begin, signal }]);
			else {
				this.#held.set(name, []);
				queueMicrotask(begin);
			}
		});
	}

	async query(): Promise<LockManagerSnapshot> {
		return { held: [...this.#held.keys()].map(name => ({ name })), pending: [] };
	}

	#next(name: string): void {
		const [first, ...rest] = (this.#held.get(name) ?? []).filter(({ signal }) => !signal?.aborted);
		if (!first) this.#held.delete(name);
		else {
			this.#held.set(name, rest);
			first.begin();
		}
	}
}
