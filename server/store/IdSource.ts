import { randomBytes } from 'node:crypto';

/** Ids count milliseconds from here. */
const EPOCH = Date.UTC(2000, 0, 1);
const TIME_DIGITS = 8;
const NODE_DIGITS = 4;
const COUNTER_DIGITS = 4;
const COUNTER_MAX = 36 ** COUNTER_DIGITS;
export const ID_LENGTH = TIME_DIGITS + NODE_DIGITS + COUNTER_DIGITS;

const base36 = (value: number, digits: number): string => value.toString(36).padStart(digits, '0').slice(-digits);

/**
 * Ids in the form of the real server: 16 characters of base 36, of which 8 are the time, 4 the process and 4 a counter.
 * They sort by time, and within one process by creation.
 */
export class IdSource {
	readonly #node = base36(randomBytes(4).readUInt32BE() % 36 ** NODE_DIGITS, NODE_DIGITS);
	readonly #now: () => number;
	#counter = 0;
	#last: number;
	/** The counter has wrapped since the last id: another id of the same millisecond would sort before it. */
	#hasWrapped = false;

	/**
	 * @param newest the newest id of an earlier process, which all new ones follow
	 * @param now the clock, in milliseconds since the epoch
	 */
	constructor(newest: string | null = null, now: () => number = Date.now) {
		this.#last = newest === null ? 0 : timeOfId(newest) + 1;
		this.#now = now;
	}

	/** The next id. Never sorts before an earlier one: if the clock is set back, the time in ids stands still. */
	next(): string {
		this.#last = Math.max(this.#last + (this.#hasWrapped ? 1 : 0), this.#now());
		this.#hasWrapped = false;
		return this.at(this.#last);
	}

	/** An id for a given time (milliseconds since the epoch), for past events. */
	at(time: number): string {
		const counter = base36(this.#counter, COUNTER_DIGITS);
		this.#counter = (this.#counter + 1) % COUNTER_MAX;
		if (this.#counter === 0) this.#hasWrapped = true;
		return timeDigits(time) + this.#node + counter;
	}
}

const timeDigits = (time: number): string => base36(Math.max(0, Math.floor(time) - EPOCH), TIME_DIGITS);

/** When an id was made, in milliseconds since the epoch. */
export const timeOfId = (id: string): number => EPOCH + Number.parseInt(id.slice(0, TIME_DIGITS), 36);

/** When an id was made, in the format of responses. */
export const dateOfId = (id: string): string => new Date(timeOfId(id)).toISOString();

/** The id that sorts before all those made at this time or later. */
export const idBefore = (time: number): string => timeDigits(time).padEnd(ID_LENGTH, '0');
