import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { SEEN_BOUNDS, type SeenBounds } from '@/domain/seen/SeenNote';
import type { SeenKey, SeenStorage, StoredSeenNote } from './SeenStorage';
import { storedNote } from './storedNote';

const DATABASE = 'quarterdeck-seen';

interface Totals {
	readonly account: string;
	readonly notes: number;
	readonly bytes: number;
}

interface Schema extends DBSchema {
	notes: { key: [account: string, id: string]; value: StoredSeenNote; indexes: { seen: [string, number] } };
	/** What each account has in `notes`; changed in the same transactions. */
	accounts: { key: string; value: Totals };
}

type Change = IDBPTransaction<Schema, ['notes', 'accounts'], 'readwrite'>;

/** How many notes are read at a time. */
const PART = 2_000;

/** All keys or index entries that begin with an account. */
const ofAccount = (account: string): IDBKeyRange => IDBKeyRange.bound([account], [account, []]);

/** The index in a database of its own (IndexedDB). */
export async function databaseStorage(bounds: SeenBounds = SEEN_BOUNDS): Promise<SeenStorage> {
	let database = await open();
	/** A database that another page has to delete or renew was closed. */
	const current = async () => {
		if (database.isClosed) database = await open();
		return database.db;
	};
	const change = async (): Promise<Change> => {
		const transaction = (await current()).transaction(['notes', 'accounts'], 'readwrite');
		// The failed request reports the error.
		transaction.done.catch(() => {});
		return transaction;
	};
	return {
		async put(account, notes, now) {
			const transaction = await change();
			const table = transaction.objectStore('notes');
			try {
				const known = await Promise.all(notes.map(({ id }) => table.get([account, id])));
				const stored = notes.flatMap((note, index) => storedNote(account, note, known[index], now) ?? []);
				const old = known.filter(each => each !== undefined && stored.some(({ id }) => id === each.id));
				for (const note of stored) table.put(note, [account, note.id]).catch(() => {});
				const totals = await addTotals(transaction, account, {
					notes: stored.length - old.length,
					bytes: sizes(stored) - sizes(old.filter(each => each !== undefined)),
				});
				const dropped = await drop(transaction, totals, bounds);
				await transaction.done;
				return { stored, dropped };
			} catch (error) {
				// What waits for a transaction is told no more than that it was aborted.
				throw transaction.error ?? error;
			}
		},
		async makeRoom() {
			const transaction = await change();
			const all = await transaction.objectStore('accounts').getAll();
			const notes = all.reduce((sum, each) => sum + each.notes, 0);
			const totals = new Map(all.map(each => [each.account, each]));
			const dropped = await drop(transaction, totals, {
				notes: Math.floor(notes * 0.9),
				bytes: Number.POSITIVE_INFINITY,
			});
			await transaction.done;
			return dropped;
		},
		async remove(account, ids) {
			const transaction = await change();
			const table = transaction.objectStore('notes');
			const known = (await Promise.all(ids.map(id => table.get([account, id])))).filter(each => each !== undefined);
			for (const { id } of known) void table.delete([account, id]);
			await addTotals(transaction, account, { notes: -known.length, bytes: -sizes(known) });
			await transaction.done;
		},
		async get(keys) {
			const table = (await current()).transaction('notes').store;
			return Promise.all(keys.map(({ account, id }) => table.get([account, id])));
		},
		async read(each) {
			const db = await current();
			let range: IDBKeyRange | null = null;
			for (;;) {
				const notes: StoredSeenNote[] = await db.getAll('notes', range, PART);
				each(notes);
				const last = notes.at(-1);
				if (notes.length < PART || !last) return;
				range = IDBKeyRange.lowerBound([last.account, last.id], true);
			}
		},
		async coverage() {
			const transaction = (await current()).transaction(['notes', 'accounts']);
			const all = await transaction.objectStore('accounts').getAll();
			const index = transaction.objectStore('notes').index('seen');
			const covered = await Promise.all(
				all.map(async totals => {
					const oldest = await index.openCursor(ofAccount(totals.account));
					return oldest ? [{ ...totals, since: oldest.value.seenAt }] : [];
				}),
			);
			return covered.flat();
		},
		async forget(account) {
			const transaction = await change();
			const [notes, accounts] = [transaction.objectStore('notes'), transaction.objectStore('accounts')];
			if (account === null) {
				void notes.clear();
				void accounts.clear();
			} else {
				void notes.delete(ofAccount(account));
				void accounts.delete(account);
			}
			await transaction.done;
		},
	};
}

async function open(): Promise<{ readonly db: IDBPDatabase<Schema>; isClosed: boolean }> {
	const opened = { isClosed: false };
	const db = await openDB<Schema>(DATABASE, 1, {
		upgrade(made) {
			made.createObjectStore('notes').createIndex('seen', ['account', 'seenAt']);
			made.createObjectStore('accounts', { keyPath: 'account' });
		},
		blocking(_current, _blocked, event) {
			(event.target as IDBDatabase).close();
			opened.isClosed = true;
		},
		terminated() {
			opened.isClosed = true;
		},
	});
	return Object.assign(opened, { db });
}

const sizes = (notes: readonly StoredSeenNote[]): number => notes.reduce((sum, { size }) => sum + size, 0);

/** @returns the totals of all accounts */
async function addTotals(
	transaction: Change,
	account: string,
	added: Omit<Totals, 'account'>,
): Promise<Map<string, Totals>> {
	const table = transaction.objectStore('accounts');
	const all = new Map((await table.getAll()).map(totals => [totals.account, totals]));
	const { notes = 0, bytes = 0 } = all.get(account) ?? {};
	const next: Totals = { account, notes: notes + added.notes, bytes: bytes + added.bytes };
	all.set(account, next);
	void (next.notes > 0 ? table.put(next) : table.delete(account));
	return all;
}

/** Deletes what was shown longest ago until the rest is within the bounds. */
async function drop(
	transaction: Change,
	totals: Map<string, Totals>,
	{ notes, bytes }: SeenBounds,
): Promise<readonly SeenKey[]> {
	const index = transaction.objectStore('notes').index('seen');
	const dropped: SeenKey[] = [];
	const isOver = () => {
		const all = [...totals.values()];
		return (
			all.reduce((sum, each) => sum + each.notes, 0) > notes || all.reduce((sum, each) => sum + each.bytes, 0) > bytes
		);
	};
	while (isOver()) {
		const oldest = await Promise.all([...totals.keys()].map(account => index.openCursor(ofAccount(account))));
		const [first] = oldest
			.filter(cursor => cursor !== null)
			.sort((one, other) => one.value.seenAt - other.value.seenAt);
		if (!first) break;
		const { account, id, size } = first.value;
		await first.delete();
		const before = totals.get(account);
		if (before) totals.set(account, { account, notes: before.notes - 1, bytes: before.bytes - size });
		dropped.push({ account, id });
	}
	for (const account of new Set(dropped.map(key => key.account))) {
		const left = totals.get(account);
		if (left) void transaction.objectStore('accounts').put(left);
	}
	return dropped;
}
