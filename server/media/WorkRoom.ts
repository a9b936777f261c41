/** There is no room for more at present. */
export class NoRoom extends Error {}

export interface RoomBounds {
	/** How many may be under way. */
	max: number;
	/** How many bytes all of them may hold together. */
	maxBytes: number;
}

/** Counts a number of bytes that are held from now on. Throws NoRoom if they are too many. */
export type TakeBytes = (bytes: number) => void;

/** Bounds work that holds bytes in memory, for everybody together. What finds no room is refused at once. */
export class WorkRoom {
	readonly #bounds: RoomBounds;
	#underWay = 0;
	#bytes = 0;

	constructor(bounds: RoomBounds) {
		this.#bounds = bounds;
	}

	/**
	 * Does the work, which takes the bytes that it holds; they are free again when it ends.
	 * @throws NoRoom, or what the work throws
	 */
	async within<Made>(work: (take: TakeBytes) => Promise<Made>): Promise<Made> {
		if (this.#underWay >= this.#bounds.max) throw new NoRoom('too many at once');
		let held = 0;
		this.#underWay++;
		try {
			return await work(bytes => {
				if (this.#bytes + bytes > this.#bounds.maxBytes) throw new NoRoom('too many bytes at once');
				this.#bytes += bytes;
				held += bytes;
			});
		} finally {
			this.#underWay--;
			this.#bytes -= held;
		}
	}
}
