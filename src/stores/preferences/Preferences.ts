import { randomId } from '@/base/randomId';
import { version } from '@/base/version';
import { deviceId } from '@/platform/deviceId';
import type { KeyValueStore } from '@/platform/localDatabase';
import { appEvents } from '../appEvents';
import { PREFERENCES, type PreferenceKey, type PreferenceValue } from './definitions';
import { keepUnchanged } from './keepUnchanged';
import { PreferenceJournal } from './PreferenceJournal';
import {
	type PreferenceProfile,
	type PreferenceRecord,
	type Reader,
	recordFor,
	withAccountOverride,
	withoutAccountOverride,
	withValue,
} from './records';

const PROFILE_KEY = 'preferences';
/** Other tabs look at this to see that something has changed (spec 1 §4). */
const STAMP_KEY = 'preferencesModifiedAt';
const OTHER_TABS_MS = 5_000;
/** Held while the profile is read, changed and written back, so that no other tab does the same meanwhile. */
const LOCK = 'quarterdeck:preferences';

/** What a change makes of a key's records. It can be made again on records that another tab has stored meanwhile. */
interface Change {
	readonly key: PreferenceKey;
	readonly apply: (records: readonly PreferenceRecord[]) => readonly PreferenceRecord[];
}

/**
 * The preferences of this device, as one reader sees them. Changes are stored at once and heard by other tabs; each is
 * made on what is stored by then, so that tabs don't take each other's changes back.
 */
export class Preferences {
	#profile: PreferenceProfile = emptyProfile();
	/** As it was last read or written: without what is pending. */
	#stored: PreferenceProfile = this.#profile;
	#reader: Reader = { server: '', account: null, device: '' };
	#cache = new Map<string, unknown>();
	readonly #listeners = new Map<string, Set<() => void>>();
	readonly #journal = new PreferenceJournal();
	#database: Promise<KeyValueStore> | undefined;
	/** Shown, but not stored yet. */
	#pending: Change[] = [];
	#storing: Promise<void> | undefined;

	/** Reads what is stored. Until then (and where nothing is) the defaults count. */
	async load(database: Promise<KeyValueStore>, reader: Omit<Reader, 'device'>): Promise<void> {
		this.#database = database;
		this.#reader = { ...reader, device: deviceId() };
		await this.#read();
		await this.#journal.takeLeft(left => {
			for (const [key, records] of Object.entries(left)) {
				if (key in PREFERENCES && Array.isArray(records)) this.#change(key as PreferenceKey, () => records);
			}
		});
	}

	get profile(): PreferenceProfile {
		return this.#profile;
	}

	get<K extends PreferenceKey>(key: K): PreferenceValue<K> {
		if (!this.#cache.has(key)) {
			const record = recordFor(this.#profile.preferences[key] ?? [], this.#reader);
			this.#cache.set(key, record ? record[1] : PREFERENCES[key].default);
		}
		return this.#cache.get(key) as PreferenceValue<K>;
	}

	set<K extends PreferenceKey>(key: K, value: PreferenceValue<K>): void {
		this.#change(key, records => withValue(records, value, dependencyOf(key), this.#reader));
	}

	/**
	 * Makes the new value of the one that counts, and again of what another tab has stored meanwhile: so that two tabs
	 * can add to one list.
	 * @param change pure
	 */
	update<K extends PreferenceKey>(key: K, change: (value: PreferenceValue<K>) => PreferenceValue<K>): void {
		this.#change(key, records => {
			const current = recordFor(records, this.#reader);
			const value = (current ? current[1] : PREFERENCES[key].default) as PreferenceValue<K>;
			return withValue(records, change(value), dependencyOf(key), this.#reader);
		});
	}

	/** A value for this account alone; not for keys that belong to an account anyway (spec 1 §4). */
	overrideForAccount<K extends PreferenceKey>(key: K, value: PreferenceValue<K>): void {
		if (dependencyOf(key) === 'account') return;
		this.#change(key, records => withAccountOverride(records, value, this.#reader));
	}

	clearOverride(key: PreferenceKey): void {
		if (dependencyOf(key) === 'account') return;
		this.#change(key, records => withoutAccountOverride(records, this.#reader));
	}

	subscribe(key: PreferenceKey, listener: () => void): () => void {
		const set = this.#listeners.get(key) ?? new Set();
		this.#listeners.set(key, set);
		set.add(listener);
		return () => set.delete(listener);
	}

	/** Looks for changes of other tabs whenever this one becomes visible, and every 5 seconds. @returns ends it */
	watchOtherTabs(): () => void {
		const look = () => {
			if (document.visibilityState !== 'visible') return;
			if (this.#pending.length > 0) void this.#store();
			else if (stampOf(localStorage) > this.#profile.modifiedAt) void this.#read();
		};
		document.addEventListener('visibilitychange', look);
		const timer = setInterval(look, OTHER_TABS_MS);
		return () => {
			document.removeEventListener('visibilitychange', look);
			clearInterval(timer);
		};
	}

	/** Ends when everything that was changed until now is stored, or could not be. */
	async settled(): Promise<void> {
		while (this.#storing) await this.#storing;
	}

	async #read(): Promise<void> {
		try {
			const database = await this.#database;
			const stored = await database?.get<PreferenceProfile>(PROFILE_KEY);
			if (!stored) return;
			this.#stored = stored;
			this.#replace(applied(stored, this.#pending));
		} catch (error) {
			console.warn('The preferences could not be read.', error);
		}
	}

	#change(key: PreferenceKey, apply: Change['apply']): void {
		const change: Change = { key, apply };
		this.#replace({ ...applied(this.#profile, [change]), modifiedAt: Date.now() });
		this.#pending.push(change);
		this.#writeDown();
		void this.#store();
	}

	/** One write at a time; what is changed meanwhile goes with the next. */
	#store(): Promise<void> {
		this.#storing ??= this.#storeAll().finally(() => {
			this.#storing = undefined;
		});
		return this.#storing;
	}

	async #storeAll(): Promise<void> {
		try {
			const database = await this.#database;
			while (database && this.#pending.length > 0) await alone(() => this.#storePending(database));
		} catch (error) {
			console.warn('The preferences could not be stored.', error);
			appEvents.emit('storageFailed', { error });
		}
	}

	async #storePending(database: KeyValueStore): Promise<void> {
		const changes = [...this.#pending];
		const stored = (await database.get<PreferenceProfile>(PROFILE_KEY)) ?? this.#stored;
		const profile = { ...applied(stored, changes), modifiedAt: Date.now() };
		await database.set(PROFILE_KEY, profile);
		this.#stored = profile;
		this.#pending = this.#pending.slice(changes.length);
		this.#replace(applied(profile, this.#pending));
		this.#writeDown();
		localStorage.setItem(STAMP_KEY, String(profile.modifiedAt));
	}

	#writeDown(): void {
		const keys = new Set(this.#pending.map(({ key }) => key));
		if (keys.size === 0) this.#journal.clear();
		else this.#journal.write(Object.fromEntries([...keys].map(key => [key, this.#profile.preferences[key] ?? []])));
	}

	#replace(next: PreferenceProfile): void {
		const before = this.#profile.preferences;
		const profile = { ...next, preferences: keepUnchanged(before, next.preferences) };
		this.#profile = profile;
		for (const [key, set] of this.#listeners) {
			if (before[key] === profile.preferences[key]) continue;
			this.#cache.delete(key);
			for (const listener of [...set]) listener();
		}
		for (const key of [...this.#cache.keys()]) if (before[key] !== profile.preferences[key]) this.#cache.delete(key);
	}
}

function dependencyOf(key: PreferenceKey): 'account' | 'server' | undefined {
	const definition = PREFERENCES[key];
	return 'dependsOn' in definition ? definition.dependsOn : undefined;
}

function applied(profile: PreferenceProfile, changes: readonly Change[]): PreferenceProfile {
	const preferences: Record<string, readonly PreferenceRecord[]> = { ...profile.preferences };
	for (const { key, apply } of changes) preferences[key] = apply(preferences[key] ?? []);
	return { ...profile, preferences };
}

const stampOf = (storage: Storage): number => Number(storage.getItem(STAMP_KEY) ?? 0);

/** Runs the work while no other tab does; where there are no locks (plain http), at once. */
async function alone(work: () => Promise<void>): Promise<void> {
	const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks;
	if (!locks) return work();
	await locks.request(LOCK, work);
}

function emptyProfile(): PreferenceProfile {
	return { id: randomId(), version, type: 'main', modifiedAt: 0, name: '', preferences: {} };
}

export const preferences = new Preferences();
