import { createStore } from 'zustand/vanilla';
import type { OutboxEntry } from './OutboxEntry';

interface OutboxesState {
	/** Of all accounts of this device, the oldest first. */
	readonly entries: readonly OutboxEntry[];
}

/** What waits to be posted, for whoever shows it; filled by `outboxes`, which is loaded later. */
export const outboxState = createStore<OutboxesState>(() => ({ entries: [] }));

/** The keys of its records in the local database begin so. */
export const OUTBOX_PREFIX = 'outbox:';

/** Of local storage: how many entries there were at last, so that a start knows whether any have to be taken up. */
export const OUTBOX_COUNT_KEY = 'outboxCount';
