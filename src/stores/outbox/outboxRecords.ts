import { randomId } from '@/base/randomId';
import type { KeyValueStore } from '@/platform/localDatabase';
import { type KeptUpload, keptKey, keptPrefix, readKept } from '../uploads/keptUploads';
import type { OutboxEntry, OutboxItem } from './OutboxEntry';
import { OUTBOX_PREFIX } from './outboxState';

const KNOWN_PREFIX = 'outboxKnown:';
/** How many ids of recently posted notes are kept, to tell them from the one that is looked for. */
const KNOWN = 100;

const prefixOf = (sessionKey: string) => `${OUTBOX_PREFIX}${sessionKey}:`;
/** The files are stored like those of an upload queue that only the outbox uses. */
const queueOf = ({ sessionKey, id }: Pick<OutboxEntry, 'sessionKey' | 'id'>) => `${sessionKey}:outbox:${id}`;
const keyOf = ({ sessionKey, id }: Pick<OutboxEntry, 'sessionKey' | 'id'>) => `${prefixOf(sessionKey)}${id}`;

const isThere = async (database: KeyValueStore, entry: OutboxEntry): Promise<boolean> =>
	(await database.get(keyOf(entry))) !== undefined;

/** The entries in the local database, one record each. */
export const outboxRecords = {
	/** The keys of the sessions that have entries. */
	async sessions(database: KeyValueStore): Promise<string[]> {
		const keys = await database.keys(OUTBOX_PREFIX);
		return [...new Set(keys.map(key => key.slice(OUTBOX_PREFIX.length, key.lastIndexOf(':'))))];
	},
	/** A session's entries, oldest first. */
	async all(database: KeyValueStore, sessionKey: string): Promise<OutboxEntry[]> {
		const keys = await database.keys(prefixOf(sessionKey));
		const found = await Promise.all(keys.map(key => database.get<OutboxEntry>(key)));
		return found.filter(entry => entry !== undefined).toSorted((a, b) => a.createdAt - b.createdAt);
	},
	/** Stores a changed entry, unless it is gone: its account may have been removed while the note was being sent. */
	async put(database: KeyValueStore, entry: OutboxEntry): Promise<void> {
		if (await isThere(database, entry)) await database.set(keyOf(entry), entry);
	},
	/**
	 * Stores an entry with its files, which are moved out of their upload queue.
	 * @throws if not all can be stored: then nothing has changed
	 */
	async add(database: KeyValueStore, entry: OutboxEntry, uploads?: OutboxItem['uploads']): Promise<void> {
		const { queue = '', files = [] } = uploads ?? {};
		if (files.length > 0 && !database.holdsFiles) throw new Error('This device keeps no files.');
		// New ids, as the tab that uses that queue may still work with the old ones.
		const moved = files.map(file => ({ ...file, id: randomId() }));
		const records = moved.map(file => [keptKey(queueOf(entry), file.id), file] as const);
		await database.change(
			new Map<string, unknown>([[keyOf(entry), entry], ...records]),
			files.map(({ id }) => keptKey(queue, id)),
		);
	},
	/** Deletes an entry; its files are moved to a queue, or deleted. */
	async remove(database: KeyValueStore, entry: OutboxEntry, queue?: string): Promise<void> {
		const files = await outboxRecords.files(database, entry);
		const kept = queue === undefined ? [] : files.map(file => [keptKey(queue, file.id), file] as const);
		await database.change(new Map(kept), [keyOf(entry), ...files.map(({ id }) => keptKey(queueOf(entry), id))]);
	},
	/** The files to upload with it, in order. */
	async files(database: KeyValueStore, entry: OutboxEntry): Promise<readonly KeptUpload[]> {
		return entry.waitingFiles?.length ? readKept(database, queueOf(entry)) : [];
	},
	/** Stores a changed entry after one of its files was uploaded. */
	async fileSent(database: KeyValueStore, entry: OutboxEntry, { id }: KeptUpload): Promise<void> {
		if (await isThere(database, entry))
			await database.change(new Map([[keyOf(entry), entry]]), [keptKey(queueOf(entry), id)]);
	},
	/** Ids of notes that are known to have been made from other entries. */
	async known(database: KeyValueStore, sessionKey: string): Promise<readonly string[]> {
		return (await database.get<string[]>(KNOWN_PREFIX + sessionKey)) ?? [];
	},
	async addKnown(database: KeyValueStore, sessionKey: string, noteId: string): Promise<void> {
		const known = await outboxRecords.known(database, sessionKey);
		await database.set(KNOWN_PREFIX + sessionKey, [noteId, ...known.filter(id => id !== noteId)].slice(0, KNOWN));
	},
	/** Deletes everything of an account that is being removed. */
	async forget(database: KeyValueStore, sessionKey: string): Promise<void> {
		const files = await database.keys(keptPrefix(sessionKey));
		for (const key of [...(await database.keys(prefixOf(sessionKey))), ...files]) await database.remove(key);
		await database.remove(KNOWN_PREFIX + sessionKey);
	},
};
