import { randomBytes } from 'node:crypto';

/** Ids count milliseconds from here. */
const EPOCH = Date.UTC(2000, 0, 1);
const TIME_DIGITS = 8;
const NODE_DIGITS = 4;
const COUNTER_DIGITS = 4;
const COUNTER_MAX = 36 ** COUNTER_DIGITS;

const base36 = (value: number, digits: number): string => value.toString(36).padStart(digits, '0').slice(-digits);

/**
 * Ids in the form of the real server: 16 characters of base 36, of which 8 are the time, 4 the process and 4 a
 * counter. They sort by time, and within one process by the order they were made in.
 */
export class IdSource {
	readonly #node = base36(randomBytes(4).readUInt32BE() % 36 ** NODE_DIGITS, NODE_DIGITS);
	#counter = 0;
	#last = 0;

	/** The next id. It never sorts before an earlier one, even when the clock goes back. */
	next(): string {
		this.#last = Math.max(this.#last, Date.now());
		return this.at(this.#last);
	}

	/** An id for a moment of one's choice (milliseconds since 1970): for what happened in the past. */
	at(time: number): string {
		const counter = base36(this.#counter, COUNTER_DIGITS);
		this.#counter = (this.#counter + 1) % COUNTER_MAX;
		return timeDigits(time) + this.#node + counter;
	}
}

const timeDigits = (time: number): string => base36(Math.max(0, Math.floor(time) - EPOCH), TIME_DIGITS);

/** When an id was made, in milliseconds since 1970. */
export const timeOfId = (id: string): number => EPOCH + Number.parseInt(id.slice(0, TIME_DIGITS), 36);

/** When an id was made, as answers say it. */
export const dateOfId = (id: string): string => new Date(timeOfId(id)).toISOString();

/** The id that sorts before all those made at this moment or later. */
export const idBefore = (time: number): string =>
	timeDigits(time).padEnd(TIME_DIGITS + NODE_DIGITS + COUNTER_DIGITS, '0');
