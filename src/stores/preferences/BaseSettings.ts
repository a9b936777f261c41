import type { ApiClient } from '@/api/ApiClient';
import { ApiError, isAbort } from '@/api/ApiError';
import { hasTypeOf } from '@/base/hasTypeOf';
import { localJson } from '@/platform/localJson';
import type { BaseSetting } from './baseSetting';

/** Registry scope of the settings that are stored on the server (rules/preferences#base-settings). */
export const REGISTRY_SCOPE = ['client', 'base'];

const DEVICE_KEY = 'base';
/** With the account: the keys of its settings that its server doesn't have yet. */
const UNSENT_KEY = 'unsentSettings:';

/** Whose settings: a session has this shape. */
interface Account {
	readonly key: string;
	readonly api: ApiClient;
}

/**
 * Settings of this device, of an account on this device, or of an account on its server
 * (rules/preferences#base-settings).
 */
export class BaseSettings {
	#account: Account | null = null;
	readonly #values = new Map<string, Record<string, unknown>>();
	readonly #listeners = new Map<string, Set<() => void>>();
	readonly #viewListeners = new Set<() => void>();
	/** Settings of the page's account that were chosen on this page: an answer from before doesn't count for them. */
	readonly #chosen = new Set<string>();
	/** How often each account's settings were sent from this page, by account and key. */
	readonly #calls = new Map<string, number>();
	/** By account, settled with its last call: one that overtook an earlier one would be undone by it. */
	readonly #last = new Map<string, Promise<unknown>>();

	/** @param account the account of the page; null for visitors, who only have the device's settings */
	open(account: Account | null): void {
		this.#account = account;
		if (account) void this.#fetch(account);
		window.addEventListener('storage', event => {
			if (!event.key?.startsWith(DEVICE_KEY)) return;
			this.#values.delete(event.key);
			for (const set of [this.#viewListeners, ...this.#listeners.values()]) for (const listener of [...set]) listener();
		});
	}

	/** @param owner whose value, where it isn't the page's account: that of a column or a form */
	get<T>(setting: BaseSetting<T>, owner = this.#account): T {
		const value = this.#read(placeOf(setting.where, owner))[setting.key];
		return (isValueOf(setting, value) ? value : setting.default) as T;
	}

	/** @param owner as for `get` */
	set<T>(setting: BaseSetting<T>, value: NoInfer<T>, owner = this.#account): void {
		const { key, where } = setting;
		this.#write(placeOf(where, owner), key, value);
		if (setting.affects) for (const listener of [...this.#viewListeners]) listener();
		if (where !== 'account' || !owner) return;
		if (owner.key === this.#account?.key) this.#chosen.add(key);
		void this.#send(owner, key, value);
	}

	/** All that is stored on this device for the page's account, by key. */
	stored(): Readonly<Record<string, unknown>> {
		return Object.assign(
			{},
			...(['account', 'deviceAccount', 'device'] as const).map(where => this.#read(placeOf(where, this.#account))),
		);
	}

	subscribe({ key }: BaseSetting<unknown>, listener: () => void): () => void {
		const set = this.#listeners.get(key) ?? new Set();
		this.#listeners.set(key, set);
		set.add(listener);
		return () => set.delete(listener);
	}

	/**
	 * Calls the listener when a setting that the last view depends on changes.
	 * @returns the function that unsubscribes
	 */
	watchView(listener: () => void): () => void {
		this.#viewListeners.add(listener);
		return () => this.#viewListeners.delete(listener);
	}

	#write(place: string, key: string, value: unknown): void {
		// Reads the stored object again, as another tab may have just changed other settings in it.
		const next = { ...this.#read(place), ...stored(place), [key]: value };
		this.#values.set(place, next);
		localJson.set(place, next);
		for (const listener of [...(this.#listeners.get(key) ?? [])]) listener();
	}

	#read(place: string): Record<string, unknown> {
		let values = this.#values.get(place);
		if (!values) {
			values = stored(place);
			this.#values.set(place, values);
		}
		return values;
	}

	/**
	 * Writes a setting on the server. Without a connection it stays unsent until a later start; what the server refuses
	 * isn't sent again.
	 */
	async #send({ key: account, api }: Account, key: string, value: unknown): Promise<void> {
		const sent = `${account} ${key}`;
		const call = (this.#calls.get(sent) ?? 0) + 1;
		this.#calls.set(sent, call);
		markUnsent(account, key, true);
		try {
			const set = () => api.call('i/registry/set', { scope: REGISTRY_SCOPE, key, value });
			const last = this.#last.get(account)?.then(set, set) ?? set();
			this.#last.set(account, last);
			await last;
		} catch (error) {
			console.warn(`The setting ${key} could not be kept on the server.`, error);
			if (!isRefusal(error)) return;
		}
		// One that was changed again meanwhile is sent by another call.
		if (this.#calls.get(sent) === call) markUnsent(account, key, false);
	}

	/** Reads the account's settings, everything in this scope of the registry, and sends what it doesn't have yet. */
	async #fetch(account: Account): Promise<void> {
		try {
			const kept = await account.api.call('i/registry/get-all', { scope: REGISTRY_SCOPE });
			if (this.#account !== account || !hasTypeOf({}, kept)) return;
			const place = placeOf('account', account);
			const known = this.#read(place);
			const unsent = new Set(unsentOf(account.key));
			const changed = Object.entries(kept).filter(
				([key, value]) =>
					!unsent.has(key) && !this.#chosen.has(key) && JSON.stringify(value) !== JSON.stringify(known[key]),
			);
			for (const key of unsent) if (!this.#chosen.has(key)) void this.#send(account, key, known[key]);
			for (const [key, value] of changed) this.#write(place, key, value);
			if (changed.length > 0) for (const listener of [...this.#viewListeners]) listener();
		} catch (error) {
			if (!isAbort(error)) console.warn('The settings on the server could not be read.', error);
		}
	}
}

/**
 * The storage key. Settings of the account are also stored on the device, so that they are available before the server
 * responds.
 */
const placeOf = (where: BaseSetting<unknown>['where'], owner: Account | null): string =>
	where === 'device' || !owner ? DEVICE_KEY : `${DEVICE_KEY}:${where}:${owner.key}`;

const stored = (place: string): Record<string, unknown> => {
	const values = localJson.get<Record<string, unknown>>(place);
	return values !== undefined && hasTypeOf({}, values) ? values : {};
};

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Whether the server will never take it. */
const isRefusal = (error: unknown): boolean =>
	error instanceof ApiError && error.status < SERVER_ERROR && error.status !== TOO_MANY_REQUESTS;

const unsentOf = (account: string): readonly string[] => {
	const keys = localJson.get<unknown>(UNSENT_KEY + account);
	return Array.isArray(keys) ? keys.filter(key => typeof key === 'string') : [];
};

function markUnsent(account: string, key: string, isUnsent: boolean): void {
	const others = unsentOf(account).filter(other => other !== key);
	if (isUnsent || others.length > 0) localJson.set(UNSENT_KEY + account, isUnsent ? [...others, key] : others);
	else localJson.remove(UNSENT_KEY + account);
}

/** Null stands for "none chosen", where a text may be. */
const isValueOf = ({ default: sample }: BaseSetting<unknown>, value: unknown): boolean =>
	hasTypeOf(sample, value) || (value === null && typeof sample === 'string');

export const baseSettings = new BaseSettings();
