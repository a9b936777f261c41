import { isSameJson } from '@/base/isSameJson';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { Scope } from '../records';
import { toWireScope } from './wireScope';

/** A synced value of this device: a record's scope under a preference's key. */
export interface SyncUnit {
	readonly key: string;
	readonly scope: Scope;
}

/** A unit's name, the same on every start. */
export function unitName({ key, scope }: SyncUnit): string {
	const { server = null, account = null } = toWireScope(scope);
	return JSON.stringify([key, server, account]);
}

type Seen = Readonly<Record<string, unknown>>;

/** So soon after it was written a value may still be replaced by a device that has not seen it, in milliseconds. */
const UNSEEN_MS = 900;

/** The name of what a value that this device wrote has replaced, in a list with the time of that. */
const replacedName = (name: string): string => `replaced ${name}`;

/** What this device last saw of each synced value on an account's server. */
export class SyncMemory {
	readonly #database: Promise<KeyValueStore>;
	readonly #place: string;

	constructor(database: Promise<KeyValueStore>, account: string) {
		this.#database = database;
		this.#place = `preferencesSeen:${account}`;
	}

	/**
	 * Undefined if it never saw one. Where it wrote last and another value is there now, that one may have been written at
	 * the same moment, without this one being seen: then it is what both have replaced.
	 * @param server the value that is there now
	 */
	async get(unit: SyncUnit, server: unknown): Promise<unknown> {
		const name = unitName(unit);
		const { [name]: seen, [replacedName(name)]: replaced } = await this.#all();
		return Array.isArray(replaced) && !isSameJson(seen, server) ? replaced[0] : seen;
	}

	/** Whether it saw this value there, and doesn't only know that it wrote it. */
	async hasSeen(unit: SyncUnit, value: unknown): Promise<boolean> {
		const name = unitName(unit);
		const { [name]: seen, [replacedName(name)]: replaced } = await this.#all();
		return replaced === undefined && isSameJson(seen, value);
	}

	/** For a value that was read; one that was just written is not settled by that yet. Call it under the sync's lock. */
	async set(unit: SyncUnit, value: unknown): Promise<void> {
		const name = unitName(unit);
		const { [name]: seen, [replacedName(name)]: replaced } = await this.#all();
		const age = Array.isArray(replaced) && isSameJson(seen, value) ? Date.now() - Number(replaced[1]) : UNSEEN_MS;
		await this.#change({ [name]: value, [replacedName(name)]: age >= 0 && age < UNSEEN_MS ? replaced : undefined });
	}

	/** For a value that was written in place of another one. Call it under the sync's lock. */
	async setWritten(unit: SyncUnit, value: unknown, replaced: unknown): Promise<void> {
		const name = unitName(unit);
		await this.#change({ [name]: value, [replacedName(name)]: [replaced, Date.now()] });
	}

	async #change(seen: Seen): Promise<void> {
		const all = Object.entries({ ...(await this.#all()), ...seen });
		const database = await this.#database;
		await database.set(this.#place, Object.fromEntries(all.filter(([, value]) => value !== undefined)));
	}

	async #all(): Promise<Seen> {
		return (await (await this.#database).get<Seen>(this.#place)) ?? {};
	}
}
