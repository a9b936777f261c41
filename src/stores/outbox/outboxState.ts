import { createStore } from 'zustand/vanilla';
import type { OutboxEntry } from './OutboxEntry';

interface OutboxesState {
	/** Entries of all accounts of this device, oldest first. */
	readonly entries: readonly OutboxEntry[];
}

/** The unsent notes, for components; filled by `outboxes`, which is loaded later. */
export const outboxState = createStore<OutboxesState>(() => ({ entries: [] }));

/** Prefix of the record keys in the local database. */
export const OUTBOX_PREFIX = 'outbox:';

/** Key in local storage for the last number of entries, so that a start knows whether there are any. */
export const OUTBOX_COUNT_KEY = 'outboxCount';
