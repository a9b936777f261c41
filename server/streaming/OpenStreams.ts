/** Ten devices with ten tabs each. */
const ACCOUNT_MAX = 100;
/** For visitors behind one address. */
const ADDRESS_MAX = 200;

/** The number of open streams by account, for visitors by address. */
export class OpenStreams {
	readonly #open = new Map<string, number>();

	/** @returns the function to call when the stream ends; null if there are too many */
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
