import type { Scope } from '../records';

/** Where a value came from: set on this device, from the account's server, from a file, or put back from the versions. */
export type VersionSource = 'device' | 'server' | 'file' | 'version';

/** A value that a synced key had on this device. */
export interface Version {
	readonly scope: Scope;
	readonly value: unknown;
	/** When this device last had or saw it, in milliseconds since the epoch. */
	readonly at: number;
	/** The id of the device that it was seen on. */
	readonly device: string;
	readonly source: VersionSource;
}
