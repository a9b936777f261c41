import { randomId } from '@/base/randomId';
import type { KeyValueStore } from '@/platform/localDatabase';
import { type KeptUpload, keptKey, keptPrefix, readKept } from '../uploads/keptUploads';
import type { OutboxEntry, OutboxItem } from './OutboxEntry';
import { OUTBOX_PREFIX } from './outboxState';

const KNOWN_PREFIX = 'outboxKnown:';
/** So many ids of one's own last notes are kept, to tell them from one that is looked for. */
const KNOWN = 100;

const prefixOf = (sessionKey: string) => `${OUTBOX_PREFIX}${sessionKey}:`;
/** Its files are kept as those of a queue on which only the outbox works. */
const queueOf = ({ sessionKey, id }: Pick<OutboxEntry, 'sessionKey' | 'id'>) => `${sessionKey}:outbox:${id}`;
const keyOf = ({ sessionKey, id }: Pick<OutboxEntry, 'sessionKey' | 'id'>) => `${prefixOf(sessionKey)}${id}`;

/** The entries in the local database, one record each. */
export const outboxRecords = {
	/** The keys of the sessions that have entries. */
	async sessions(database: KeyValueStore): Promise<string[]> {
		const keys = await database.keys(OUTBOX_PREFIX);
		return [...new Set(keys.map(key => key.slice(OUTBOX_PREFIX.length, key.lastIndexOf(':'))))];
	},
	/** A session's entries, the oldest first. */
	async all(database: KeyValueStore, sessionKey: string): Promise<OutboxEntry[]> {
		const keys = await database.keys(prefixOf(sessionKey));
		const found = await Promise.all(keys.map(key => database.get<OutboxEntry>(key)));
		return found.filter(entry => entry !== undefined).toSorted((a, b) => a.createdAt - b.createdAt);
	},
	put: (database: KeyValueStore, entry: OutboxEntry): Promise<void> => database.set(keyOf(entry), entry),
	/**
	 * Takes a note in, with its files, which leave the queue that kept them.
	 * @throws where they can't all be kept: then nothing has changed
	 */
	async add(database: KeyValueStore, entry: OutboxEntry, uploads?: OutboxItem['uploads']): Promise<void> {
		const { queue = '', files = [] } = uploads ?? {};
		if (files.length > 0 && !database.holdsFiles) throw new Error('This device keeps no files.');
		// Whoever works on that queue may yet hold what the ids stand for.
		const moved = files.map(file => ({ ...file, id: randomId() }));
		const records = moved.map(file => [keptKey(queueOf(entry), file.id), file] as const);
		await database.change(
			new Map<string, unknown>([[keyOf(entry), entry], ...records]),
			files.map(({ id }) => keptKey(queue, id)),
		);
	},
	/** Takes a note out; its files go to a queue, or away. */
	async remove(database: KeyValueStore, entry: OutboxEntry, queue?: string): Promise<void> {
		const files = await outboxRecords.files(database, entry);
		const kept = queue === undefined ? [] : files.map(file => [keptKey(queue, file.id), file] as const);
		await database.change(new Map(kept), [keyOf(entry), ...files.map(({ id }) => keptKey(queueOf(entry), id))]);
	},
	/** The files that wait to go up with it, in their order. */
	async files(database: KeyValueStore, entry: OutboxEntry): Promise<readonly KeptUpload[]> {
		return entry.waitingFiles?.length ? readKept(database, queueOf(entry)) : [];
	},
	/** Writes an entry anew one of whose files is in the drive now. */
	fileSent: (database: KeyValueStore, entry: OutboxEntry, { id }: KeptUpload): Promise<void> =>
		database.change(new Map([[keyOf(entry), entry]]), [keptKey(queueOf(entry), id)]),
	/** Ids of notes that are known to have come of other entries. */
	async known(database: KeyValueStore, sessionKey: string): Promise<readonly string[]> {
		return (await database.get<string[]>(KNOWN_PREFIX + sessionKey)) ?? [];
	},
	async addKnown(database: KeyValueStore, sessionKey: string, noteId: string): Promise<void> {
		const known = await outboxRecords.known(database, sessionKey);
		await database.set(KNOWN_PREFIX + sessionKey, [noteId, ...known.filter(id => id !== noteId)].slice(0, KNOWN));
	},
	/** Everything of an account that leaves the device. */
	async forget(database: KeyValueStore, sessionKey: string): Promise<void> {
		const files = await database.keys(keptPrefix(sessionKey));
		for (const key of [...(await database.keys(prefixOf(sessionKey))), ...files]) await database.remove(key);
		await database.remove(KNOWN_PREFIX + sessionKey);
	},
};
