import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PreferenceOwner } from '../Preferences';
import type { SyncUnit } from './SyncMemory';

/** Synced values that differ here and on the server, and that the user has not decided on. */
export type Undecided = StoreApi<readonly SyncUnit[]>;

const stores = new Map<string, Undecided>();

/** Those of an account, since this page was loaded. */
export function undecidedOf({ key }: PreferenceOwner): Undecided {
	const store = stores.get(key) ?? createStore<readonly SyncUnit[]>(() => []);
	stores.set(key, store);
	return store;
}
