import { randomId } from '@/base/randomId';
import { version } from '@/base/version';
import { deviceId } from '@/platform/deviceId';
import type { KeyValueStore } from '@/platform/localDatabase';
import { appEvents } from '../appEvents';
import { keepUnchanged } from './keepUnchanged';
import { PreferenceJournal } from './PreferenceJournal';
import { declaredPreferences, isValueOf, type Preference } from './preference';
import { withPreferencesLock } from './preferencesLock';
import type { RecordsChange } from './RecordsChange';
import {
	isSynced,
	type PreferenceProfile,
	type PreferenceRecord,
	type Reader,
	recordFor,
	withAccountOverride,
	withoutAccountOverride,
	withValue,
} from './records';
import { patchOf, withPatch } from './recordsPatch';
import type { VersionSource } from './versions/Version';

const PROFILE_KEY = 'preferences';
/** Other tabs check this to notice changes (rules/preferences#other-tabs). */
const STAMP_KEY = 'preferencesModifiedAt';
const OTHER_TABS_MS = 5_000;

/** The session that preferences are read for, by its key: `host/userId`, or `host/` for visitors. */
export interface PreferenceOwner {
	readonly key: string;
}

/** The preferences of one owner. */
interface View {
	readonly reader: Reader;
	/** Values read since the last change, by the preference's key. */
	readonly values: Map<string, unknown>;
}

/**
 * The preferences of this device, for each account on it; by default those of the page's own account. Changes are
 * stored at once and shown in other tabs. Each change is applied to what is stored at that time, so that tabs don't
 * undo each other's changes.
 */
export class Preferences {
	#profile: PreferenceProfile = emptyProfile();
	/** As last read or written, without pending changes. */
	#stored: PreferenceProfile = this.#profile;
	/** The page's own. */
	#owner: PreferenceOwner = { key: '/' };
	readonly #views = new Map<string, View>();
	readonly #cardListeners = new Set<() => void>();
	readonly #viewListeners = new Set<() => void>();
	readonly #profileListeners = new Set<(keys: readonly string[]) => void>();
	readonly #listeners = new Map<string, Set<() => void>>();
	readonly #journal = new PreferenceJournal();
	#database: Promise<KeyValueStore> | undefined;
	/** Shown, but not stored yet. */
	#pending: RecordsChange[] = [];
	#storing: Promise<void> | undefined;

	/**
	 * Reads the stored preferences; until then, and if there are none, the defaults apply.
	 * @param owner the page's own account
	 */
	async load(database: Promise<KeyValueStore>, owner: PreferenceOwner): Promise<void> {
		this.#database = database;
		this.#owner = owner;
		await this.#read();
		await this.#journal.takeLeft((key, patch) => this.changeRecords(key, records => withPatch(records, patch)));
	}

	get profile(): PreferenceProfile {
		return this.#profile;
	}

	/** The page's own account, or its visitor. */
	get owner(): PreferenceOwner {
		return this.#owner;
	}

	/** All records of a key, for every reader. */
	records(key: string): readonly PreferenceRecord[] {
		return this.#profile.preferences[key] ?? [];
	}

	readerOf(owner: PreferenceOwner): Reader {
		return this.#viewOf(owner).reader;
	}

	get<T>(preference: Preference<T>, owner = this.#owner): T {
		const { key } = preference;
		const { reader, values } = this.#viewOf(owner);
		if (!values.has(key)) values.set(key, valueFor(this.#profile.preferences[key] ?? [], preference, reader));
		return values.get(key) as T;
	}

	set<T>(preference: Preference<T>, value: NoInfer<T>, owner?: PreferenceOwner): void {
		this.update(preference, () => value, owner);
	}

	/**
	 * Computes a new value from the current one, and again from what another tab stored meanwhile, so that two tabs can
	 * add to one list.
	 * @param change must be pure
	 */
	update<T>(preference: Preference<T>, change: (value: NoInfer<T>) => NoInfer<T>, owner = this.#owner): void {
		const { reader } = this.#viewOf(owner);
		this.changeRecords(preference.key, records =>
			withValue(records, change(valueFor(records, preference, reader)), preference.scope, reader),
		);
	}

	/**
	 * Sets a value for this account only. For preferences that don't belong to an account anyway
	 * (rules/preferences#values-of-one-account).
	 */
	overrideForAccount<T>(preference: Preference<T>, value: NoInfer<T>, owner = this.#owner): void {
		if (preference.scope === 'account') return;
		const { reader } = this.#viewOf(owner);
		this.changeRecords(preference.key, records => withAccountOverride(records, value, reader));
	}

	clearOverride({ key, scope }: Preference<unknown>, owner = this.#owner): void {
		if (scope === 'account') return;
		const { reader } = this.#viewOf(owner);
		this.changeRecords(key, records => withoutAccountOverride(records, reader));
	}

	/**
	 * Changes a key's records. `apply` runs again on what another tab stored meanwhile.
	 * @param apply must be pure
	 */
	changeRecords(key: string, apply: RecordsChange['apply'], source: VersionSource = 'device'): void {
		const change: RecordsChange = { key, apply, source };
		this.#replace({ ...applied(this.#profile, [change]), modifiedAt: Date.now() });
		this.#pending.push(change);
		this.#writeDown();
		void this.#store();
	}

	/**
	 * Replaces the whole profile, such as its name or what a file brought.
	 * @throws if it could not be stored; then nothing has changed
	 */
	async editProfile(edit: (stored: PreferenceProfile) => PreferenceProfile): Promise<void> {
		await this.settled();
		const database = await this.#database;
		if (!database) throw new Error('The preferences are not loaded.');
		await withPreferencesLock(database, async () => {
			const stored = (await database.get<PreferenceProfile>(PROFILE_KEY)) ?? this.#stored;
			await this.#write(database, { ...edit(stored), modifiedAt: Date.now() }, new Map());
		});
	}

	/**
	 * Reads what another tab may have stored.
	 * @returns whether there are stored preferences and they could be read
	 */
	refresh(): Promise<boolean> {
		return this.#read();
	}

	subscribe({ key }: Preference<unknown>, listener: () => void): () => void {
		const set = this.#listeners.get(key) ?? new Set();
		this.#listeners.set(key, set);
		set.add(listener);
		return () => set.delete(listener);
	}

	/**
	 * Calls the listener with the keys that changed, after every change of the profile.
	 * @returns the function that unsubscribes
	 */
	watchProfile(listener: (keys: readonly string[]) => void): () => void {
		this.#profileListeners.add(listener);
		return () => this.#profileListeners.delete(listener);
	}

	/**
	 * Calls the listener when the look of cards changes, for any account.
	 * @returns the function that unsubscribes
	 */
	watchCards(listener: () => void): () => void {
		this.#cardListeners.add(listener);
		return () => this.#cardListeners.delete(listener);
	}

	/**
	 * Calls the listener when something changes that the last view depends on, including cards.
	 * @returns the function that unsubscribes
	 */
	watchView(listener: () => void): () => void {
		this.#viewListeners.add(listener);
		return () => this.#viewListeners.delete(listener);
	}

	/**
	 * Checks for changes of other tabs when one of them tells, whenever this one becomes visible, and every 5 seconds
	 * while it is.
	 * @returns the function that stops it
	 */
	watchOtherTabs(): () => void {
		const read = () => {
			if (this.#pending.length > 0) void this.#store();
			else if (isOtherStamp(stampOf(localStorage), this.#profile.modifiedAt)) void this.#read();
		};
		const look = () => {
			if (document.visibilityState === 'visible') read();
		};
		const told = ({ key }: StorageEvent) => key === STAMP_KEY && read();
		addEventListener('storage', told);
		document.addEventListener('visibilitychange', look);
		const timer = setInterval(look, OTHER_TABS_MS);
		return () => {
			removeEventListener('storage', told);
			document.removeEventListener('visibilitychange', look);
			clearInterval(timer);
		};
	}

	/** Resolves when all changes so far are stored, or could not be. */
	async settled(): Promise<void> {
		while (this.#storing) await this.#storing;
	}

	async #read(): Promise<boolean> {
		try {
			const database = await this.#database;
			const stored = await database?.get<PreferenceProfile>(PROFILE_KEY);
			if (!stored) return false;
			this.#stored = stored;
			this.#replace(applied(stored, this.#pending));
			return true;
		} catch (error) {
			console.warn('The preferences could not be read.', error);
			return false;
		}
	}

	/** Writes one at a time; changes made meanwhile are part of the next write. */
	#store(): Promise<void> {
		this.#storing ??= this.#storeAll().finally(() => {
			this.#storing = undefined;
		});
		return this.#storing;
	}

	async #storeAll(): Promise<void> {
		try {
			const database = await this.#database;
			while (database && this.#pending.length > 0)
				await withPreferencesLock(database, () => this.#storePending(database));
		} catch (error) {
			console.warn('The preferences could not be stored.', error);
			appEvents.emit('storageFailed', { error });
		}
	}

	async #storePending(database: KeyValueStore): Promise<void> {
		const changes = [...this.#pending];
		const stored = (await database.get<PreferenceProfile>(PROFILE_KEY)) ?? this.#stored;
		const profile = { ...applied(stored, changes), modifiedAt: Date.now() };
		// Few keys are synced; they alone have versions.
		const hasSynced = [stored, profile].some(({ preferences }) =>
			changes.some(({ key }) => preferences[key]?.some(isSynced)),
		);
		const versions = hasSynced
			? await (await import('./versions/versionsAfter')).versionsAfter(database, stored.preferences, changes)
			: new Map<string, unknown>();
		await this.#write(database, profile, versions, changes.length);
	}

	async #write(
		database: KeyValueStore,
		profile: PreferenceProfile,
		versions: ReadonlyMap<string, unknown>,
		count = 0,
	): Promise<void> {
		if (versions.size === 0) await database.set(PROFILE_KEY, profile);
		else await database.change(new Map([...versions, [PROFILE_KEY, profile]]), []);
		this.#stored = profile;
		this.#pending = this.#pending.slice(count);
		this.#replace(applied(profile, this.#pending));
		this.#writeDown();
		localStorage.setItem(STAMP_KEY, String(profile.modifiedAt));
	}

	#writeDown(): void {
		const keys = [...new Set(this.#pending.map(({ key }) => key))];
		const { preferences } = this.#stored;
		const patches = keys.map(key => [key, patchOf(preferences[key] ?? [], this.records(key))]);
		if (keys.length === 0) this.#journal.clear();
		else this.#journal.write(Object.fromEntries(patches));
	}

	#replace(next: PreferenceProfile): void {
		const before = this.#profile.preferences;
		const profile = { ...next, preferences: keepUnchanged(before, next.preferences) };
		this.#profile = profile;
		const changed = Object.keys({ ...before, ...profile.preferences }).filter(
			key => before[key] !== profile.preferences[key],
		);
		for (const { values } of this.#views.values()) for (const key of changed) values.delete(key);
		const affected = new Set(changed.map(key => declaredPreferences.get(key)?.affects));
		const told = [
			...changed.flatMap(key => [...(this.#listeners.get(key) ?? [])]),
			...(affected.has('cards') ? this.#cardListeners : []),
			...(affected.has('cards') || affected.has('lastView') ? this.#viewListeners : []),
		];
		for (const listener of told) listener();
		for (const listener of this.#profileListeners) listener(changed);
	}

	#viewOf({ key }: PreferenceOwner): View {
		let view = this.#views.get(key);
		if (!view) {
			view = { reader: readerOf(key), values: new Map() };
			this.#views.set(key, view);
		}
		return view;
	}
}

function readerOf(owner: string): Reader {
	const [server = '', id = ''] = owner.split('/');
	return { server, account: id === '' ? null : owner, device: deviceId() };
}

function valueFor<T>(records: readonly PreferenceRecord[], preference: Preference<T>, reader: Reader): T {
	const record = recordFor(records, reader);
	// Its code may not have been loaded when a file or another device brought the value.
	return (record && isValueOf(preference, record[1]) ? record[1] : preference.default) as T;
}

function applied(profile: PreferenceProfile, changes: readonly RecordsChange[]): PreferenceProfile {
	const preferences: Record<string, readonly PreferenceRecord[]> = { ...profile.preferences };
	for (const { key, apply } of changes) preferences[key] = apply(preferences[key] ?? []);
	return { ...profile, preferences };
}

const stampOf = (storage: Storage): number => Number(storage.getItem(STAMP_KEY) ?? 0);

/** An earlier time is another state too: the clock may have been set back. 0 if no tab has left one. */
const isOtherStamp = (stamp: number, known: number): boolean => stamp !== 0 && stamp !== known;

function emptyProfile(): PreferenceProfile {
	return { id: randomId(), version, type: 'main', modifiedAt: 0, name: '', preferences: {} };
}

export const preferences = new Preferences();
