import { isBlankDraft } from '@/domain/draft/Draft';
import type { KeyValueStore } from '@/platform/localDatabase';
import { drafts, type ListedDraft } from '../drafts';
import type { OutboxEntry } from '../outbox/OutboxEntry';
import { outboxRecords } from '../outbox/outboxRecords';
import { type KeptUpload, keptPrefix, noteContext, readKept } from '../uploads/keptUploads';

/** Files of one form or note that weren't uploaded. */
export interface UnsentUploads {
	/** Their use within the account: a draft's context, `drive` … */
	readonly context: string;
	readonly files: readonly KeptUpload[];
}

/** What only this device has of an account, and its server doesn't. */
export interface UnsentWork {
	readonly sessionKey: string;
	readonly drafts: readonly ListedDraft[];
	/** Unsent notes, with the files that are uploaded before each. */
	readonly notes: readonly { readonly entry: OutboxEntry; readonly files: readonly KeptUpload[] }[];
	readonly uploads: readonly UnsentUploads[];
}

/** Reads what would be lost with an account. */
export async function readUnsentWork(database: KeyValueStore, sessionKey: string): Promise<UnsentWork> {
	const entries = await outboxRecords.all(database, sessionKey);
	const notes = await Promise.all(
		entries.map(async entry => ({ entry, files: await outboxRecords.files(database, entry) })),
	);
	await drafts.ready();
	const listed = drafts.list(sessionKey);
	const uploads = await readUploads(database, sessionKey, queuesOfPosters(sessionKey, listed));
	const withFiles = new Set(uploads.map(({ context }) => context));
	return {
		sessionKey,
		drafts: listed.filter(({ draft, context }) => !isBlankDraft(draft) || withFiles.has(context)),
		notes,
		uploads,
	};
}

/**
 * The upload queues of drafts that another account posts, by the drafts' contexts: their files wait under that account.
 */
export const queuesOfPosters = (sessionKey: string, listed: readonly ListedDraft[]): ReadonlyMap<string, string> =>
	new Map(
		listed.flatMap(({ context, draft: { postAs } }): [string, string][] =>
			postAs && postAs !== sessionKey ? [[context, `${postAs}:${noteContext(postAs, context, sessionKey)}`]] : [],
		),
	);

/** Without the files of unsent notes. */
async function readUploads(
	database: KeyValueStore,
	sessionKey: string,
	ofPosters: ReadonlyMap<string, string>,
): Promise<UnsentUploads[]> {
	const prefix = keptPrefix(sessionKey);
	const names = (await database.keys(prefix)).map(key => key.slice(prefix.length));
	const contexts = new Set([...names.map(name => name.slice(0, name.lastIndexOf(':'))), ...ofPosters.keys()]);
	const all = [...contexts]
		.filter(context => !context.startsWith('outbox:'))
		.map(async context => {
			const files = await readKept(database, `${sessionKey}:${context}`);
			const queue = ofPosters.get(context);
			return { context, files: queue === undefined ? files : [...files, ...(await readKept(database, queue))] };
		});
	return (await Promise.all(all)).filter(({ files }) => files.length > 0);
}

/** The number of each kind. */
export function countUnsentWork({ drafts: { length }, notes, uploads }: UnsentWork) {
	const files = [...notes, ...uploads].reduce((sum, each) => sum + each.files.length, 0);
	return { drafts: length, notes: notes.length, files };
}
