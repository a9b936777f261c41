import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NetworkError } from '@/api/ApiError';
import type { KeyValueStore } from '@/platform/localDatabase';
import { Preferences } from '@/stores/preferences/Preferences';
import type { Registry } from '@/stores/preferences/registry/Registry';
import { PreferenceSync } from '@/stores/preferences/sync/PreferenceSync';
import type { AskSync } from '@/stores/preferences/sync/SyncChoice';
import { memoryDatabase } from './memoryDatabase';

export const SYNC_PLACE = 'client/preferences/sync';

/** An account's registry on a server, by scope and key. */
export class FakeRegistry implements Registry {
	readonly values = new Map<string, Map<string, string>>();
	/** Called before a value is replaced. */
	onSet: (scope: string, key: string, before: unknown, next: unknown) => void = () => {};

	async get(scope: readonly string[], key: string): Promise<unknown> {
		return this.read(scope.join('/'), key);
	}

	async getAll(scope: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
		const place = scope.join('/');
		return Object.fromEntries([...(this.values.get(place)?.keys() ?? [])].map(key => [key, this.read(place, key)]));
	}

	async set(scope: readonly string[], key: string, value: unknown): Promise<void> {
		const place = scope.join('/');
		this.onSet(place, key, this.read(place, key), value);
		this.write(place, key, value);
	}

	async remove(scope: readonly string[], key: string): Promise<void> {
		this.values.get(scope.join('/'))?.delete(key);
	}

	read(place: string, key: string): unknown {
		const text = this.values.get(place)?.get(key);
		return text === undefined ? undefined : JSON.parse(text);
	}

	/** As another client writes. */
	write(place: string, key: string, value: unknown): void {
		const values = this.values.get(place) ?? new Map<string, string>();
		this.values.set(place, values.set(key, JSON.stringify(value)));
	}
}

/** A browser: what its tabs share. */
export class FakeDevice {
	readonly database = memoryDatabase();
	readonly #storage = memoryStorage();
	isOnline = true;

	/** Makes this device's storage the global one. One device acts at a time. */
	use(): void {
		vi.stubGlobal('localStorage', this.#storage);
		vi.stubGlobal('navigator', { locks: queueingLocks() });
	}
}

/** A tab that dies in the middle of something: what it asks then is never answered. */
export class FakeTab {
	readonly preferences = new Preferences();
	readonly sync: PreferenceSync;
	readonly died: Promise<'died'>;
	readonly owner: { readonly key: string; readonly isMember: true };
	readonly #device: FakeDevice;
	readonly #ask: AskSync;
	readonly #database: KeyValueStore;
	/** How many more operations the tab lives for. */
	#left = Number.POSITIVE_INFINITY;
	#die: () => void = () => {};

	constructor(device: FakeDevice, account: string, registry: Registry, ask: AskSync) {
		this.#device = device;
		this.#ask = ask;
		this.owner = { key: account, isMember: true };
		this.died = new Promise(resolve => {
			this.#die = () => resolve('died');
		});
		this.#database = this.#dying(device.database);
		this.sync = this.syncOf(account, registry);
	}

	/** The sync of an account on this tab, such as that of a column. */
	syncOf(account: string, registry: Registry): PreferenceSync {
		return new PreferenceSync({
			preferences: this.preferences,
			owner: { key: account },
			registry: this.#dying(registry, 'online'),
			database: Promise.resolve(this.#database),
			ask: this.#ask,
			undecided: createStore(() => []),
			lock: work => work(),
		});
	}

	async open(): Promise<void> {
		this.#device.use();
		await this.preferences.load(Promise.resolve(this.#database), this.owner);
		await this.preferences.settled();
	}

	/**
	 * Does something on this tab, unless it dies.
	 * @returns false if it died
	 */
	async act(work: () => unknown, operations = Number.POSITIVE_INFINITY): Promise<boolean> {
		this.#device.use();
		this.#left = operations;
		const done = Promise.resolve(work())
			.catch(error => {
				if (!(error instanceof NetworkError)) throw error;
			})
			.then(() => this.preferences.settled())
			.then(() => 'done' as const);
		const outcome = await Promise.race([done, this.died]);
		if (outcome === 'done' && operations !== Number.POSITIVE_INFINITY) this.#die();
		return outcome === 'done' && operations === Number.POSITIVE_INFINITY;
	}

	/** The same object, with operations that count. */
	#dying<T extends object>(target: T, kind?: 'online'): T {
		return new Proxy(target, {
			get: (of, name) => {
				const member = Reflect.get(of, name);
				if (typeof member !== 'function') return member;
				return (...given: unknown[]) => {
					if (this.#left-- <= 0) {
						this.#die();
						return new Promise(() => {});
					}
					if (kind === 'online' && !this.#device.isOnline) return Promise.reject(new NetworkError('registry', 'away'));
					return Reflect.apply(member, of, given);
				};
			},
		});
	}
}

function memoryStorage(): Storage {
	const values = new Map<string, string>();
	const storage: Storage = {
		get length() {
			return values.size;
		},
		key: index => [...values.keys()][index] ?? null,
		getItem: name => values.get(name) ?? null,
		setItem: (name, value) => void values.set(name, value),
		removeItem: name => void values.delete(name),
		clear: () => values.clear(),
	};
	// Its names are the stored ones, as in browsers.
	return new Proxy(storage, {
		ownKeys: () => [...values.keys()],
		getOwnPropertyDescriptor: (_of, name) =>
			values.has(String(name)) ? { enumerable: true, configurable: true, value: values.get(String(name)) } : undefined,
	});
}

/** Web Locks of a tab that is alone on its device for now: work under one name waits for the work before. */
function queueingLocks() {
	const last = new Map<string, Promise<unknown>>();
	return {
		request(name: string, ...given: readonly unknown[]): Promise<unknown> {
			const work = given.at(-1) as (lock: object) => unknown;
			if (given.length > 1) return Promise.resolve(work({}));
			const done = (last.get(name) ?? Promise.resolve()).then(() => work({}));
			last.set(
				name,
				done.catch(() => {}),
			);
			return done;
		},
	};
}
