import { type KeyValueStore, localDatabase } from '@/platform/localDatabase';
import { hasEnded } from '../session/hasEnded';
import type { Session } from '../session/Session';
import { COPY_SHAPE, type Copy, type CopyInfo } from './Copy';
import { surplusCopies } from './copyBounds';
import { COPY_PREFIXES, copyKey, infoKey, keyOfInfo } from './copyKeys';

const [, INFO] = COPY_PREFIXES;
const NOTE = 'note/';
/** What is too much is deleted after this many writes, and after the first. */
const SWEEP_EVERY = 25;

/** The name of the copy of an opened note. */
export const noteCopy = (noteId: string): string => NOTE + noteId;

let writes = 0;

/** What is kept under a name within the session, in place of an earlier copy of that name. */
export interface NamedCopy {
	readonly session: Session;
	readonly name: string;
	readonly copy: Omit<Copy, 'shape' | 'at'>;
}

/** Never rejects. */
export const keepCopy = (session: Session, name: string, copy: NamedCopy['copy']): Promise<void> =>
	store([{ session, name, copy }], (database, records) => database.change(records, []));

/**
 * Keeps copies while the page is being left: all in one transaction, as browsers drop those that wait for another one
 * when the page goes. Never rejects.
 */
export const keepCopiesNow = (copies: readonly NamedCopy[]): Promise<void> =>
	store(copies, (database, records) => database.changeForGood(records, []));

async function store(
	copies: readonly NamedCopy[],
	write: (database: KeyValueStore, records: ReadonlyMap<string, unknown>) => Promise<void>,
): Promise<void> {
	try {
		const database = await localDatabase();
		const records = new Map(copies.filter(({ session }) => !hasEnded(session)).flatMap(recordsOf));
		if (records.size === 0) return;
		await write(database, records);
		if (writes++ % SWEEP_EVERY === 0) await sweep();
	} catch (error) {
		console.warn('A copy could not be kept.', error);
	}
}

function recordsOf({ session, name, copy }: NamedCopy): [string, unknown][] {
	const whole: Copy = { ...copy, shape: COPY_SHAPE, at: Date.now() };
	const key = copyKey(session.key, name);
	const info: CopyInfo = { at: whole.at, size: JSON.stringify(whole).length };
	return [
		[key, whole],
		[infoKey(key), info],
	];
}

/** The copy of this name, stored in the session's entities; null if there is none that this version can read. */
export async function recallCopy(session: Session, name: string): Promise<Copy | null> {
	try {
		const copy = await (await localDatabase()).get<Copy>(copyKey(session.key, name));
		if (copy?.shape !== COPY_SHAPE) return null;
		session.entities.restore(copy.notes, copy.users);
		return copy;
	} catch (error) {
		console.warn('A copy could not be read.', error);
		return null;
	}
}

export async function forgetCopy(session: Session, name: string): Promise<void> {
	const key = copyKey(session.key, name);
	await (await localDatabase()).change(new Map(), [key, infoKey(key)]);
}

async function sweep(): Promise<void> {
	const database = await localDatabase();
	const infos = await database.keys(INFO);
	const all = await Promise.all(
		infos.map(async each => {
			const { at = 0, size = 0 } = (await database.get<CopyInfo>(each)) ?? {};
			return { key: keyOfInfo(each), at, size, isNote: each.includes(` ${NOTE}`) };
		}),
	);
	const gone = surplusCopies(all);
	if (gone.length > 0) await database.change(new Map(), [...gone, ...gone.map(infoKey)]);
}
