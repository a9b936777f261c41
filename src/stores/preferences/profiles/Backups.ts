import { isRecord } from '@/base/isRecord';
import { isSameJson } from '@/base/isSameJson';
import { nextName } from '@/base/nextName';
import { randomId } from '@/base/randomId';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { PreferenceOwner, Preferences } from '../Preferences';
import type { PreferenceProfile } from '../records';
import type { Registry } from '../registry/Registry';
import { ProfileError, type ProfileProblem, UnnamedProfileError } from './ProfileError';
import { keepProfileVersion } from './profileVersions';
import { fromWireProfile, toWireProfile } from './wireProfile';

/** The registry scope of an account's backups, by the profile's name (rules/preferences#backups). */
const SCOPE = ['client', 'preferences', 'backups'];

interface BackupTools {
	readonly preferences: Preferences;
	readonly owner: PreferenceOwner;
	readonly registry: Registry;
	readonly database: Promise<KeyValueStore>;
	/** The tokens of all accounts on this device, which no backup may hold. */
	readonly tokens: () => readonly string[];
	/** Runs the work while no other tab of this account backs up. */
	readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface Backup {
	/** Its key in the registry. */
	readonly name: string;
	/** Null if this version can't read it; then `problem` says why. */
	readonly profile: PreferenceProfile | null;
	readonly problem: ProfileProblem | null;
}

/** What this device wrote, to tell whether the backup under its name is still the one that it wrote. */
interface Written {
	/** By name, what the server has, or was about to get when the tab ended. */
	readonly values: Readonly<Record<string, readonly unknown[]>>;
	/** Of the profile, when it was last written. */
	readonly modifiedAt: number;
}

/** The backups of preference profiles that an account keeps on its server. */
export class Backups {
	readonly #tools: BackupTools;

	constructor(tools: BackupTools) {
		this.#tools = tools;
	}

	/** The newest first. @throws {ApiError} {NetworkError} */
	async list(): Promise<readonly Backup[]> {
		const kept = await this.#tools.registry.getAll(SCOPE);
		return Object.entries(kept)
			.map(([name, value]) => ({ name, ...readBackup(value) }))
			.toSorted((one, other) => (other.profile?.modifiedAt ?? 0) - (one.profile?.modifiedAt ?? 0));
	}

	/** Whether the profile has changed since its last backup. */
	async isDue(): Promise<boolean> {
		const { modifiedAt } = this.#tools.preferences.profile;
		// An earlier time is another state too: the clock may have been set back.
		return modifiedAt !== (await this.#written()).modifiedAt;
	}

	/**
	 * Writes this device's profile under its name. A backup of another profile there is never overwritten: then ours
	 * takes the next free name, and with it an id of its own.
	 * @returns the new name; null if it kept its name
	 * @throws {UnnamedProfileError} {ApiError} {NetworkError}
	 */
	backUp(): Promise<string | null> {
		return this.#tools.lock(async () => {
			const { preferences, registry, tokens } = this.#tools;
			await preferences.refresh();
			const { name } = preferences.profile;
			if (name.trim() === '') throw new UnnamedProfileError();
			const there = await registry.get(SCOPE, name);
			const isFree = there === undefined || (await this.#isOurs(name, there));
			if (!isFree) await this.#takeNextName(name);
			const { profile } = preferences;
			const next = toWireProfile(profile, tokens());
			const database = await this.#tools.database;
			await keepProfileVersion(database, profile, 'device');
			const known = await this.#written();
			await this.#remember(profile.name, [...(known.values[profile.name] ?? []), next], known.modifiedAt);
			await registry.set(SCOPE, profile.name, next);
			await this.#remember(profile.name, [next], profile.modifiedAt);
			return isFree ? null : profile.name;
		});
	}

	/**
	 * Replaces this device's profile by a backup. The profile of before becomes a version.
	 * @throws {ProfileError} {ApiError} {NetworkError}
	 */
	async restore(name: string): Promise<void> {
		const { preferences, registry } = this.#tools;
		const there = await registry.get(SCOPE, name);
		const profile = fromWireProfile(there);
		await this.replace(profile, 'file');
		await this.#remember(name, [there], preferences.profile.modifiedAt);
	}

	/** Replaces this device's profile by one from a file, a backup or a version. The profile of before becomes a version. */
	async replace(profile: PreferenceProfile, source: 'file' | 'version'): Promise<void> {
		const { preferences } = this.#tools;
		const database = await this.#tools.database;
		await preferences.settled();
		let before = preferences.profile;
		await keepProfileVersion(database, before, 'device');
		await preferences.editProfile(stored => {
			before = stored;
			return profile;
		});
		// Another tab may have stored more than this one has read.
		await keepProfileVersion(database, before, 'device');
		await keepProfileVersion(database, profile, source);
	}

	/** Deletes a backup; it becomes a version on this device. @throws {ApiError} {NetworkError} */
	async remove(name: string): Promise<void> {
		const { registry } = this.#tools;
		const { profile } = readBackup(await registry.get(SCOPE, name));
		if (profile) await keepProfileVersion(await this.#tools.database, profile, 'server');
		await registry.remove(SCOPE, name);
	}

	/** Ours is what has our id and is as we left it: two devices may have imported the same file. */
	async #isOurs(name: string, there: unknown): Promise<boolean> {
		const { values } = await this.#written();
		const hasOurId = isRecord(there) && there.id === this.#tools.preferences.profile.id;
		return hasOurId && (values[name] ?? []).some(value => isSameJson(value, there));
	}

	async #takeNextName(name: string): Promise<void> {
		const taken = Object.keys(await this.#tools.registry.getAll(SCOPE));
		const free = nextName(name, taken);
		await this.#tools.preferences.editProfile(profile => ({ ...profile, id: randomId(), name: free }));
	}

	#place(): string {
		return `preferenceBackup:${this.#tools.owner.key}`;
	}

	async #written(): Promise<Written> {
		const database = await this.#tools.database;
		return (await database.get<Written>(this.#place())) ?? { values: {}, modifiedAt: 0 };
	}

	async #remember(name: string, values: readonly unknown[], modifiedAt: number): Promise<void> {
		const known = await this.#written();
		await (await this.#tools.database).set(this.#place(), { values: { ...known.values, [name]: values }, modifiedAt });
	}
}

function readBackup(value: unknown): Pick<Backup, 'profile' | 'problem'> {
	try {
		return { profile: fromWireProfile(value), problem: null };
	} catch (error) {
		return { profile: null, problem: error instanceof ProfileError ? error.problem : 'notProfile' };
	}
}
