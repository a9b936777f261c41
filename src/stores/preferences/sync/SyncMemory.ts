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

/** What this device last saw of each synced value on an account's server. */
export class SyncMemory {
	readonly #database: Promise<KeyValueStore>;
	readonly #place: string;

	constructor(database: Promise<KeyValueStore>, account: string) {
		this.#database = database;
		this.#place = `preferencesSeen:${account}`;
	}

	/** Undefined if it never saw one. */
	async get(unit: SyncUnit): Promise<unknown> {
		return (await this.#all())[unitName(unit)];
	}

	/** Call it under the sync's lock. */
	async set(unit: SyncUnit, value: unknown): Promise<void> {
		const name = unitName(unit);
		const database = await this.#database;
		const all: Seen = { ...(await this.#all()), [name]: value };
		await database.set(this.#place, value === undefined ? without(all, name) : all);
	}

	async #all(): Promise<Seen> {
		return (await (await this.#database).get<Seen>(this.#place)) ?? {};
	}
}

const without = (all: Seen, name: string): Seen =>
	Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
