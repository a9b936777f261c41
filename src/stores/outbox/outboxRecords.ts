import type { KeyValueStore } from '@/platform/localDatabase';
import type { OutboxEntry } from './OutboxEntry';

const PREFIX = 'outbox:';
const KNOWN_PREFIX = 'outboxKnown:';
/** So many ids of one's own last notes are kept, to tell them from one that is looked for. */
const KNOWN = 100;

const prefixOf = (sessionKey: string) => `${PREFIX}${sessionKey}:`;
const keyOf = ({ sessionKey, id }: Pick<OutboxEntry, 'sessionKey' | 'id'>) => `${prefixOf(sessionKey)}${id}`;

/** The entries in the local database, one record each. */
export const outboxRecords = {
	/** The keys of the sessions that have entries. */
	async sessions(database: KeyValueStore): Promise<string[]> {
		const keys = await database.keys(PREFIX);
		return [...new Set(keys.map(key => key.slice(PREFIX.length, key.lastIndexOf(':'))))];
	},
	/** A session's entries, the oldest first. */
	async all(database: KeyValueStore, sessionKey: string): Promise<OutboxEntry[]> {
		const keys = await database.keys(prefixOf(sessionKey));
		const found = await Promise.all(keys.map(key => database.get<OutboxEntry>(key)));
		return found.filter(entry => entry !== undefined).toSorted((a, b) => a.createdAt - b.createdAt);
	},
	put: (database: KeyValueStore, entry: OutboxEntry): Promise<void> => database.set(keyOf(entry), entry),
	remove: (database: KeyValueStore, entry: OutboxEntry): Promise<void> => database.remove(keyOf(entry)),
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
		for (const key of await database.keys(prefixOf(sessionKey))) await database.remove(key);
		await database.remove(KNOWN_PREFIX + sessionKey);
	},
};
