import { addressKey } from '../http/addressKey';
import type { LimitState, RateLimit, RateLimiter } from '../http/RateLimiter';
import { ByteCache } from './ByteCache';
import { type RoomBounds, type TakeBytes, WorkRoom } from './WorkRoom';

/** An address has had as much as its limit allows. */
export class TooMany extends Error {
	constructor(readonly state: LimitState) {
		super('too many new ones');
	}
}

export interface StockBounds {
	/** How many bytes of what was made are kept. */
	keptBytes: number;
	/** What is being made. */
	room: RoomBounds;
	/** What one address may have made; what is kept isn't counted. Stocks of the same name count together. */
	limit: RateLimit & { name: string };
}

/** Values that are made for visitors from what is fetched or read, and kept. Everybody shares what is being made. */
export class MediaStock<Value extends { bytes: Buffer }> {
	readonly #cache: ByteCache<Value>;
	readonly #room: WorkRoom;
	readonly #limiter: RateLimiter;
	readonly #limit: StockBounds['limit'];

	constructor(limiter: RateLimiter, { keptBytes, room, limit }: StockBounds) {
		this.#cache = new ByteCache(keptBytes);
		this.#room = new WorkRoom(room);
		this.#limiter = limiter;
		this.#limit = limit;
	}

	/**
	 * The value of a key, for the address `ip`.
	 * @param make takes the bytes that it holds while it makes the value
	 * @throws TooMany, NoRoom, or what `make` throws
	 */
	async get(key: string, ip: string, make: (take: TakeBytes) => Promise<Value>): Promise<Value> {
		const shared = this.#cache.find(key);
		if (shared) return shared;
		const address = addressKey(ip);
		const reached = this.#limiter.take(this.#limit.name, address, this.#limit, 1);
		if (reached) throw new TooMany(reached);
		// What waits for its turn isn't shared, so that nobody waits for the turn of another address.
		return this.#room.within(address, take => this.#cache.get(key, () => make(take)));
	}
}
