/** Servers push a notification some seconds after it was told: by then few others have come. */
const KEPT = 40;
const PLACE = '/told';

/** The notifications that pages have told of by themselves; kept, as the browser may stop the worker at any time. */
export class ToldNotifications {
	readonly #cache: () => Promise<Pick<Cache, 'match' | 'put'>>;
	#last: Promise<unknown> = Promise.resolve();

	/** @param cache opens where they are kept */
	constructor(cache: () => Promise<Pick<Cache, 'match' | 'put'>>) {
		this.#cache = cache;
	}

	add(userId: string, id: string): Promise<void> {
		const added = this.#last.then(async () => {
			const cache = await this.#cache();
			const told = [...(await read(cache)), nameOf(userId, id)].slice(-KEPT);
			await cache.put(PLACE, Response.json(told));
		});
		this.#last = added.catch(() => {});
		return added;
	}

	async has(userId: string, id: string): Promise<boolean> {
		await this.#last;
		return (await read(await this.#cache())).includes(nameOf(userId, id));
	}
}

const nameOf = (userId: string, id: string) => `${userId} ${id}`;

async function read(cache: Pick<Cache, 'match'>): Promise<readonly string[]> {
	const kept = await cache.match(PLACE);
	return kept ? ((await kept.json()) as readonly string[]) : [];
}
