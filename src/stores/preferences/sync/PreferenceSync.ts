import { ApiError } from '@/api/ApiError';
import { isSameJson } from '@/base/isSameJson';
import { deviceId } from '@/platform/deviceId';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { PreferenceOwner, Preferences } from '../Preferences';
import type { Preference } from '../preference';
import { isSynced, type PreferenceRecord, recordFor, type Scope, sameScope, scopeOf, weight } from '../records';
import type { Registry } from '../registry/Registry';
import { keepVersion } from '../versions/keepVersion';
import { withReplaced } from '../versions/nextVersions';
import { decideSync } from './decideSync';
import type { AskSync, SyncChoice, SyncConflict } from './SyncChoice';
import { SyncMemory, type SyncUnit, unitName } from './SyncMemory';
import { canHoldPairs, syncedValue, withSyncedValue } from './syncedPairs';
import { syncedUnits } from './syncedUnits';
import { SYNC_SCOPE, syncKey } from './syncPlace';
import { isUsable, mergeValues } from './syncRules';
import type { Undecided } from './undecidedOf';

interface SyncTools {
	readonly preferences: Preferences;
	readonly owner: PreferenceOwner;
	readonly registry: Registry;
	readonly database: Promise<KeyValueStore>;
	readonly ask: AskSync;
	/** They are left alone until the user decides, switches them on again, or the next start. */
	readonly undecided: Undecided;
	/** Runs the work while no other tab of this account's syncs. */
	readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Something else than a list of pairs, or a value that this version can't use, lies on the server under the key. */
export class UnusableSyncError extends Error {
	override readonly name = 'UnusableSyncError';
}

/** What the server has for a unit. */
interface Stored {
	/** The whole list, as it came. */
	readonly list: unknown;
	/** Undefined if there is none. */
	readonly value: unknown;
	/** Where the value lies: the unit's own scope, or a wider one that counts for it. */
	readonly scope: Scope;
}

/** Whether it is done, also by writing, or what has to be decided first. */
type Step = 'done' | 'written' | SyncConflict;

/**
 * Keeps an account's synced preferences in step with its server (rules/preferences#sync). Every value that is replaced,
 * here or there, is among this device's versions before.
 */
export class PreferenceSync {
	readonly #tools: SyncTools;
	readonly #memory: SyncMemory;
	/** Undecided values that the user is being asked about. */
	readonly #asking = new Set<string>();

	constructor(tools: SyncTools) {
		this.#tools = tools;
		this.#memory = new SyncMemory(tools.database, tools.owner.key);
	}

	/** Synced values that differ here and on the server, and that the user has not decided on. */
	get undecided(): Undecided {
		return this.#tools.undecided;
	}

	/** The account's synced values on this device. */
	units(): readonly SyncUnit[] {
		const { preferences, owner } = this.#tools;
		return syncedUnits(preferences, owner);
	}

	/**
	 * Turns the sync of a preference on: the value of the server is compared first, and where it differs the user chooses.
	 * @returns false if cancelled
	 * @throws {ApiError} {NetworkError} {UnusableSyncError}; then sync stays off and nothing has changed
	 */
	async turnOn(preference: Preference<unknown>): Promise<boolean> {
		const { preferences, owner } = this.#tools;
		const { key } = preference;
		const reader = preferences.readerOf(owner);
		const record = recordFor(preferences.records(key), reader);
		// One for more readers than the setting has values for is left to the others when this reader changes it.
		const own = scopeOf(preference.scope, reader);
		const scope = !record || record[0].device || weight(record[0]) < weight(own) ? own : record[0];
		const unit = { key, scope };
		this.#forgetUndecided(unit);
		const local = () => this.#recordOf(unit)?.[1] ?? preferences.get(preference, owner);
		let choice: SyncChoice | undefined;
		let asked: unknown;
		for (;;) {
			const step = await this.#tools.lock(async (): Promise<Step> => {
				const stored = await this.#fetch(unit);
				const { value } = stored;
				const device = local();
				const conflict = conflictOf(key, device, value);
				const isDecided =
					choice !== undefined && isSameJson(value, asked) && (choice !== 'merge' || conflict.merged !== undefined);
				if (value !== undefined && !isSameJson(value, device) && !isDecided) return conflict;
				const wanted = wantedValue(choice, conflict);
				// A value of its own, even the same, doesn't follow later changes of the wider one.
				if (!isSameJson(value, wanted) || !sameScope(stored.scope, scope)) await this.#write(unit, stored, wanted);
				this.#switchOn(unit, device, wanted);
				await preferences.settled();
				await this.#memory.set(unit, wanted);
				return 'done';
			});
			if (typeof step === 'string') return true;
			asked = step.server;
			choice = await this.#tools.ask(step);
			if (choice === 'cancel') return false;
		}
	}

	/** Turns the sync of the value that counts off; the value stays, here and on the server. */
	turnOff({ key }: Preference<unknown>): void {
		const { preferences, owner } = this.#tools;
		const reader = preferences.readerOf(owner);
		preferences.changeRecords(key, records => {
			const record = recordFor(records, reader);
			return records.map(each => (each === record ? withoutFlag(each) : each));
		});
		this.#forgetSettled();
	}

	/**
	 * Asks about an undecided value and carries the answer out.
	 * @throws {ApiError} {NetworkError}; then it is undecided still
	 */
	async decide(unit: SyncUnit): Promise<void> {
		const name = unitName(unit);
		if (this.#asking.has(name)) return;
		this.#asking.add(name);
		try {
			await this.#settle(unit, this.#tools.ask);
		} finally {
			this.#asking.delete(name);
		}
	}

	/**
	 * Reads all synced values at once and settles those that differ.
	 * @returns the keys that were written, to be pushed again a moment later
	 * @throws {ApiError} {NetworkError}
	 */
	async pull(ask = this.#tools.ask): Promise<readonly string[]> {
		this.#forgetSettled();
		if (this.units().length === 0) return [];
		const kept = await this.#tools.registry.getAll(SYNC_SCOPE);
		await this.#tools.preferences.refresh();
		const differing: SyncUnit[] = [];
		for (const unit of this.units()) {
			const value = syncedValue(kept[syncKey(unit.key)], unit.scope)?.value;
			const isSame = isSameJson(value, this.#recordOf(unit)?.[1]);
			if (isSame) this.#forgetUndecided(unit);
			if (!isSame || !(await this.#memory.hasSeen(unit, value))) differing.push(unit);
		}
		return this.#settleEach(differing, ask);
	}

	/** Whether an entry of the registry that was just written says something else than this device. */
	differsFrom(entry: { readonly scope?: unknown; readonly key?: unknown; readonly value?: unknown }): boolean {
		if (!isSameJson(entry.scope, SYNC_SCOPE)) return false;
		return this.units().some(
			unit =>
				syncKey(unit.key) === entry.key &&
				!isSameJson(syncedValue(entry.value, unit.scope)?.value, this.#recordOf(unit)?.[1]),
		);
	}

	/**
	 * Brings changed values to the server. Whether another device has written at the same moment shows when they are pushed
	 * again: then both are changes of what was there before.
	 * @returns the keys that were written, to be pushed again a moment later
	 * @throws {ApiError} {NetworkError}
	 */
	push(keys: readonly string[], ask = this.#tools.ask): Promise<readonly string[]> {
		return this.#settleEach(
			this.units().filter(({ key }) => keys.includes(key)),
			ask,
		);
	}

	/** Those that are not undecided. One that the server refuses doesn't keep the others; it is reported at the end. */
	async #settleEach(units: readonly SyncUnit[], ask: AskSync): Promise<readonly string[]> {
		const refusals: ApiError[] = [];
		const written: string[] = [];
		for (const unit of units) {
			if (this.#isUndecided(unit)) continue;
			try {
				if (await this.#settle(unit, ask)) written.push(unit.key);
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				refusals.push(error);
			}
		}
		if (refusals[0]) throw refusals[0];
		return written;
	}

	/** @returns whether the device's value was written */
	async #settle(unit: SyncUnit, ask: AskSync): Promise<boolean> {
		for (;;) {
			const step = await this.#tools.lock(() => this.#settleOnce(unit));
			if (typeof step === 'string') {
				this.#forgetUndecided(unit);
				return step === 'written';
			}
			const choice = await ask(step);
			if (choice === 'cancel') {
				this.#noteUndecided(unit);
				return false;
			}
			await this.#tools.lock(() => this.#apply(unit, step, choice));
		}
	}

	/** One look at the server, and what follows from it. */
	async #settleOnce(unit: SyncUnit): Promise<Step> {
		await this.#tools.preferences.refresh();
		const stored = await this.#fetch(unit).catch(error => {
			if (error instanceof UnusableSyncError) return null;
			throw error;
		});
		const record = this.#recordOf(unit);
		// Another client's value stays there, and ours here.
		if (!stored || !record || !isSynced(record)) return 'done';
		const [, device] = record;
		const conflict = conflictOf(unit.key, device, stored.value);
		const { server, merged } = conflict;
		const seen =
			(await this.#memory.get(unit, server)) ?? (await this.#memory.get({ ...unit, scope: stored.scope }, server));
		const decision = decideSync({ device, server, merged, seen });
		if (decision === 'ask') return conflict;
		if (decision === 'merge') this.#take(unit, device, merged);
		if (decision === 'take') this.#take(unit, device, server);
		await this.#tools.preferences.settled();
		const next = decision === 'write' ? device : decision === 'merge' ? merged : server;
		if (isSameJson(server, next)) {
			await this.#memory.set(unit, next);
			return 'done';
		}
		await this.#write(unit, stored, next);
		await this.#memory.setWritten(unit, next, server);
		return 'written';
	}

	/** Carries a decision out, unless one of the sides has changed meanwhile: then it is looked at again. */
	async #apply(unit: SyncUnit, conflict: SyncConflict, choice: Exclude<SyncChoice, 'cancel'>): Promise<void> {
		const stored = await this.#fetch(unit);
		const isAsAsked =
			isSameJson(stored.value, conflict.server) && isSameJson(this.#recordOf(unit)?.[1], conflict.device);
		if (!isAsAsked) return;
		const wanted = wantedValue(choice, conflict);
		this.#take(unit, conflict.device, wanted);
		await this.#tools.preferences.settled();
		if (!isSameJson(stored.value, wanted)) await this.#write(unit, stored, wanted);
		await this.#memory.set(unit, wanted);
	}

	/** @throws {UnusableSyncError} */
	async #fetch({ key, scope }: SyncUnit): Promise<Stored> {
		const list = await this.#tools.registry.get(SYNC_SCOPE, syncKey(key));
		const found = syncedValue(list, scope) ?? { value: undefined, scope };
		const isUsed = found.value === undefined || isUsable(key, found.value);
		if (!canHoldPairs(list) || !isUsed) throw new UnusableSyncError(key);
		return { list, ...found };
	}

	/** Writes right after `stored` was read; what it replaces becomes a version. */
	async #write({ key, scope }: SyncUnit, { list, value, scope: where }: Stored, next: unknown): Promise<void> {
		const seen = { scope, at: Date.now(), device: deviceId(), source: 'server' } as const;
		if (value !== undefined && sameScope(where, scope))
			await keepVersion(await this.#tools.database, key, { ...seen, value }, withReplaced);
		await this.#tools.registry.set(SYNC_SCOPE, syncKey(key), withSyncedValue(list, scope, next));
	}

	/** Sets the value here, unless the user has changed it meanwhile. */
	#take(unit: SyncUnit, known: unknown, value: unknown): void {
		if (isSameJson(known, value)) return;
		this.#tools.preferences.changeRecords(
			unit.key,
			records =>
				records.map(record =>
					isUnit(record, unit) && isSameJson(record[1], known) ? withSecond(record, value) : record,
				),
			'server',
		);
	}

	/** Sets flag and value in one change, so that the value before becomes a version. */
	#switchOn({ key, scope }: SyncUnit, known: unknown, value: unknown): void {
		this.#tools.preferences.changeRecords(
			key,
			records => {
				const at = records.findIndex(record => sameScope(record[0], scope));
				const record = records[at];
				if (!record) return [...records, [scope, value, { sync: true }]];
				const next = isSameJson(record[1], known) ? value : record[1];
				return records.with(at, [record[0], next, { ...record[2], sync: true }]);
			},
			isSameJson(known, value) ? 'device' : 'server',
		);
	}

	#isUndecided(unit: SyncUnit): boolean {
		return this.undecided.getState().some(each => unitName(each) === unitName(unit));
	}

	#noteUndecided(unit: SyncUnit): void {
		if (!this.#isUndecided(unit)) this.undecided.setState(units => [...units, unit], true);
	}

	#forgetUndecided(unit: SyncUnit): void {
		const isOther = (each: SyncUnit) => unitName(each) !== unitName(unit);
		if (this.#isUndecided(unit)) this.undecided.setState(units => units.filter(isOther), true);
	}

	/** What is no longer synced needs no decision. */
	#forgetSettled(): void {
		const synced = new Set(this.units().map(unitName));
		for (const unit of this.undecided.getState()) if (!synced.has(unitName(unit))) this.#forgetUndecided(unit);
	}

	#recordOf(unit: SyncUnit): PreferenceRecord | undefined {
		return this.#tools.preferences.records(unit.key).find(({ 0: scope }) => sameScope(scope, unit.scope));
	}
}

const isUnit = (record: PreferenceRecord, { scope }: { scope: Scope }): boolean =>
	isSynced(record) && sameScope(record[0], scope);

const withSecond = ([scope, , options]: PreferenceRecord, value: unknown): PreferenceRecord => [scope, value, options];

function withoutFlag([scope, value, { sync: _, ...options }]: PreferenceRecord): PreferenceRecord {
	return [scope, value, options];
}

function conflictOf(key: string, device: unknown, server: unknown): SyncConflict {
	return { key, device, server, merged: server === undefined ? undefined : mergeValues(key, server, device) };
}

function wantedValue(choice: SyncChoice | undefined, { device, server, merged }: SyncConflict): unknown {
	return choice === 'merge' ? merged : choice === 'server' ? server : device;
}
