/** A synced value that differs on the device and on the server, both changed. */
export interface SyncConflict {
	/** The preference's key. */
	readonly key: string;
	readonly device: unknown;
	readonly server: unknown;
	/** Both in one; undefined if that is not possible. */
	readonly merged: unknown;
}

/** What the user decides; cancelling leaves both sides as they are. */
export type SyncChoice = 'merge' | 'server' | 'device' | 'cancel';

export type AskSync = (conflict: SyncConflict) => Promise<SyncChoice>;
