import { AddressShare, type ShareBounds } from './AddressShare';
import { NoRoom } from './NoRoom';

export interface RoomBounds {
	/** How many may be under way. */
	max: number;
	/** How many bytes all of them may hold together. */
	maxBytes: number;
	/** What one address may have of it. */
	share: ShareBounds;
}

/**
 * Counts a number of bytes that are held from now on. Resolves when the address may hold them.
 * @throws NoRoom if all addresses together hold too many
 */
export type TakeBytes = (bytes: number) => Promise<void>;

/**
 * Bounds work that holds bytes in memory, for everybody together and for each address. Where all together have too much
 * under way, more is refused at once; where one address has, its work waits in turn.
 */
export class WorkRoom {
	readonly #bounds: RoomBounds;
	readonly #shares = new Map<string, AddressShare>();
	#underWay = 0;
	#bytes = 0;

	constructor(bounds: RoomBounds) {
		this.#bounds = bounds;
	}

	/**
	 * Does the work when it is its turn, at once if it need not wait. The bytes that it takes are free again when it ends.
	 * @param address for whom, as `addressKey` names it
	 * @throws NoRoom, or what the work throws
	 */
	async within<Made>(address: string, work: (take: TakeBytes) => Promise<Made>): Promise<Made> {
		const share = this.#shares.get(address) ?? new AddressShare(this.#bounds.share);
		this.#shares.set(address, share);
		const turn = share.enter();
		try {
			if (turn) await turn;
			return await this.#run(share, work);
		} finally {
			share.leave();
			if (share.isUnused) this.#shares.delete(address);
		}
	}

	async #run<Made>(share: AddressShare, work: (take: TakeBytes) => Promise<Made>): Promise<Made> {
		if (this.#underWay >= this.#bounds.max) throw new NoRoom('too many at once');
		this.#underWay++;
		const own = share.begin();
		try {
			return await work(async bytes => {
				await share.take(own, bytes);
				this.#bytes += bytes;
				if (this.#bytes > this.#bounds.maxBytes) throw new NoRoom('too many bytes at once');
			});
		} finally {
			this.#underWay--;
			this.#bytes -= own.held;
			share.end(own);
		}
	}
}
