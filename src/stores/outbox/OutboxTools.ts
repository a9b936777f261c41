import type { DriveFile } from '@/domain/drive/DriveFile';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { WireNote } from '@/wire/entities';
import type { KeptUpload } from '../uploads/keptUploads';
import type { OutboxEntry } from './OutboxEntry';
import type { OutboxApi } from './sendOnce';

export interface OutboxEvents {
	changed: undefined;
	/** @param isLate whether the caller has stopped waiting */
	posted: { entry: OutboxEntry; note: WireNote; isLate: boolean };
	/** The entry is now blocked until the user decides (`needsAnswer`). */
	needsAnswer: { entry: OutboxEntry };
	storageFailed: { error: unknown };
}

export interface OutboxTools {
	readonly sessionKey: string;
	readonly userId: string;
	/**
	 * Uploads a file.
	 * @throws the reason if it fails; an AbortError by its signal
	 */
	readonly sendFile: (upload: KeptUpload, signal: AbortSignal) => Promise<DriveFile>;
	/** Undefined if the account has ended or is being removed: then nothing is sent, and everything is kept. */
	readonly api: () => OutboxApi | undefined;
	readonly database: () => Promise<KeyValueStore>;
	/** Keeps other tabs from doing the same at the same time. */
	readonly withTabLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
	/** Whether the device has a network. */
	readonly isOnline: () => boolean;
	/** Notifies other tabs that the records have changed. */
	readonly tell: () => void;
}
