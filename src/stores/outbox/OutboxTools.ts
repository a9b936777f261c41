import type { DriveFile } from '@/domain/drive/DriveFile';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { WireNote } from '@/wire/entities';
import type { KeptUpload } from '../uploads/keptUploads';
import type { OutboxEntry } from './OutboxEntry';
import type { OutboxApi } from './sendOnce';

export interface OutboxEvents {
	changed: undefined;
	/** @param isLate nobody waits for it any more */
	posted: { entry: OutboxEntry; note: WireNote; isLate: boolean };
	/** It lies with the person now: what `needsAnswer` tells. */
	needsAnswer: { entry: OutboxEntry };
	storageFailed: { error: unknown };
}

export interface OutboxTools {
	readonly sessionKey: string;
	readonly userId: string;
	/** Sends a file to the drive. @throws why it has not arrived; an AbortError by its signal */
	readonly sendFile: (upload: KeptUpload, signal: AbortSignal) => Promise<DriveFile>;
	/** Undefined where the account has ended or left the device: nothing is sent then, and all is kept. */
	readonly api: () => OutboxApi | undefined;
	readonly database: () => Promise<KeyValueStore>;
	/** Keeps other tabs from doing the same meanwhile. */
	readonly withTabLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
	/** Whether the device has a network. */
	readonly isOnline: () => boolean;
	/** Tells other tabs that the records have changed. */
	readonly tell: () => void;
}
