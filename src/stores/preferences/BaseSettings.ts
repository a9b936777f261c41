import type { ApiClient } from '@/api/ApiClient';
import { localJson } from '@/platform/localJson';
import { BASE_SETTINGS, type BaseKey, type BaseValue } from './definitions';

/** Registry scope of the settings that an account keeps on its server (spec 1 §7). */
export const REGISTRY_SCOPE = ['client', 'base'];

const DEVICE_KEY = 'base';

/** Settings of this device, of this device and account, or of the account on its server (spec 1 §3). */
export class BaseSettings {
	#account: { key: string; api: ApiClient } | null = null;
	readonly #values = new Map<string, Record<string, unknown>>();
	readonly #listeners = new Map<string, Set<() => void>>();

	/** @param account whose settings count here; null for visitors, who only have the device's */
	open(account: { key: string; api: ApiClient } | null): void {
		this.#account = account;
		if (account) void this.#fetch(account);
		window.addEventListener('storage', event => {
			if (!event.key?.startsWith(DEVICE_KEY)) return;
			this.#values.delete(event.key);
			for (const set of this.#listeners.values()) for (const listener of [...set]) listener();
		});
	}

	get<K extends BaseKey>(key: K): BaseValue<K> {
		const stored = this.#read(this.#placeOf(key));
		return (key in stored ? stored[key] : BASE_SETTINGS[key].default) as BaseValue<K>;
	}

	set<K extends BaseKey>(key: K, value: BaseValue<K>): void {
		this.#write(key, value);
		if (BASE_SETTINGS[key].where !== 'account' || !this.#account) return;
		this.#account.api
			.call('i/registry/set', { scope: REGISTRY_SCOPE, key, value })
			.catch(error => console.warn(`The setting ${key} could not be kept on the server.`, error));
	}

	subscribe(key: BaseKey, listener: () => void): () => void {
		const set = this.#listeners.get(key) ?? new Set();
		this.#listeners.set(key, set);
		set.add(listener);
		return () => set.delete(listener);
	}

	#write(key: BaseKey, value: unknown): void {
		const place = this.#placeOf(key);
		// Read anew: another tab may have changed its neighbours a moment ago.
		const next = { ...(localJson.get<Record<string, unknown>>(place) ?? this.#read(place)), [key]: value };
		this.#values.set(place, next);
		localJson.set(place, next);
		for (const listener of [...(this.#listeners.get(key) ?? [])]) listener();
	}

	/** Values of the account are also kept here, so that they are there before the server has answered. */
	#placeOf(key: BaseKey): string {
		const { where } = BASE_SETTINGS[key];
		return where === 'device' || !this.#account ? DEVICE_KEY : `${DEVICE_KEY}:${where}:${this.#account.key}`;
	}

	#read(place: string): Record<string, unknown> {
		let values = this.#values.get(place);
		if (!values) {
			values = localJson.get<Record<string, unknown>>(place) ?? {};
			this.#values.set(place, values);
		}
		return values;
	}

	async #fetch(account: { key: string; api: ApiClient }): Promise<void> {
		try {
			const kept = await account.api.call('i/registry/get-all', { scope: REGISTRY_SCOPE });
			if (this.#account !== account) return;
			for (const key of Object.keys(BASE_SETTINGS) as BaseKey[]) {
				if (BASE_SETTINGS[key].where !== 'account' || !(key in kept)) continue;
				if (JSON.stringify(kept[key]) !== JSON.stringify(this.get(key))) this.#write(key, kept[key]);
			}
		} catch (error) {
			console.warn('The settings on the server could not be read.', error);
		}
	}
}

export const baseSettings = new BaseSettings();
