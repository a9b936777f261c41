/** Ten devices with ten tabs each. */
const ACCOUNT_MAX = 100;
/** Visitors who share an address. */
const ADDRESS_MAX = 200;

/** How many streams are open at once, by account; those of visitors by address. */
export class OpenStreams {
	readonly #open = new Map<string, number>();

	/** @returns what is to be called when the stream has ended; null: it is one too many */
	join(userId: string | null, address: string): (() => void) | null {
		const key = userId === null ? `address ${address}` : `account ${userId}`;
		const count = this.#open.get(key) ?? 0;
		if (count >= (userId === null ? ADDRESS_MAX : ACCOUNT_MAX)) return null;
		this.#open.set(key, count + 1);
		return () => {
			const left = (this.#open.get(key) ?? 1) - 1;
			if (left > 0) this.#open.set(key, left);
			else this.#open.delete(key);
		};
	}
}
