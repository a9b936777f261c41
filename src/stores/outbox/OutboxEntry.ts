import { randomId } from '@/base/randomId';
import type { Draft } from '@/domain/draft/Draft';
import type { DraftTarget } from '@/domain/draft/DraftTarget';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { KeptUpload } from '../uploads/keptUploads';
import type { UploadObstacle } from '../uploads/uploadLimits';

/**
 * `held`: may still be taken back; `waiting`: goes as soon as there is a connection; `sending`: on its way; `unknown`: was
 * sent, and no answer came; `doubtful`: whether it was posted can't be told; `offered`: waited for so long that it only
 * goes when it is told to; `uploading`: its files are on their way; `refused`: by the server.
 */
export type OutboxState = 'held' | 'waiting' | 'uploading' | 'sending' | 'unknown' | 'doubtful' | 'offered' | 'refused';

/** What the server said when it refused. */
export interface Refusal {
	readonly message: string;
	/** The server's id of the error; empty where it gave none. */
	readonly id: string;
	/** Such as `CONTAINS_PROHIBITED_WORDS`; missing where it gave none. */
	readonly code?: string;
	/** Where it was one of the note's files that was refused. */
	readonly file?: RefusedFile;
}

export interface RefusedFile {
	readonly name: string;
	/** It was not even sent; `gone`: it is no longer on this device. */
	readonly obstacle?: UploadObstacle | 'gone';
	/** Of the answer, by HTTP. */
	readonly status?: number;
	readonly code?: string;
}

/** A note that is to be posted, as one record of the local database. Times in milliseconds since the epoch. */
export interface OutboxEntry {
	readonly id: string;
	readonly sessionKey: string;
	/** Whose drafts it came from: of another account where somebody posts as this one. */
	readonly draftsOf: string;
	/** The draft's context, under which it is kept again when it goes back into a composer. */
	readonly context: string;
	readonly draft: Draft;
	readonly target: DraftTarget;
	/** Of `notes/create`, as plugins left it. */
	readonly payload: Params<'notes/create'>;
	/**
	 * The names of files that go up before the note does, and are then added to what it says; each is a record of its own.
	 * Left out: there are none.
	 */
	readonly waitingFiles?: readonly string[];
	readonly createdAt: number;
	readonly state: OutboxState;
	/** Not sent before; 0: at once. */
	readonly holdUntil: number;
	/** When somebody last said that it may go. */
	readonly wantedAt: number;
	/** When it was sent for the first time since it was last known not to be there; null: not yet. */
	readonly sentAt: number | null;
	/** When the last sending ended without an answer. */
	readonly failedAt: number | null;
	/** From then on a note that is not there will not appear any more. */
	readonly settledAt: number | null;
	readonly refusal: Refusal | null;
}

/** What a composer hands over. */
export type OutboxItem = Pick<OutboxEntry, 'draftsOf' | 'context' | 'draft' | 'target' | 'payload'> & {
	/** Files that have not gone up yet, and the queue under which they are kept until now. */
	readonly uploads?: { readonly queue: string; readonly files: readonly KeptUpload[] };
};

/** What became of an entry as far as its composer waits: `later` is on its way, or will be. */
export type PostOutcome =
	| { readonly kind: 'posted'; readonly noteId: string | null }
	| { readonly kind: 'held' | 'later' | 'refused'; readonly entry: OutboxEntry };

/** Whether it lies with the person what becomes of it. */
export const needsAnswer = ({ state }: OutboxEntry): boolean =>
	state === 'doubtful' || state === 'offered' || state === 'refused';

/** An entry one of whose files is in the drive now. @param name as it waited */
export function withFile(entry: OutboxEntry, name: string, file: DriveFile): OutboxEntry {
	const { draft, payload, waitingFiles = [] } = entry;
	const { fileIds = [] } = payload;
	return {
		...entry,
		draft: { ...draft, files: [...draft.files, file] },
		payload: { ...payload, fileIds: [...fileIds, file.id] },
		waitingFiles: waitingFiles.toSpliced(waitingFiles.indexOf(name), 1),
	};
}

/** An entry that was sent, and got no answer. @param settleMs after so long its note won't appear any more */
export function withoutAnswer(entry: OutboxEntry, settleMs: number): OutboxEntry {
	const now = Date.now();
	return { ...entry, state: 'unknown', failedAt: now, settledAt: now + settleMs };
}

/** An entry as it begins. @param holdMs so long it may be taken back */
export function newEntry(item: OutboxItem, sessionKey: string, holdMs: number): OutboxEntry {
	const now = Date.now();
	const { uploads, ...said } = item;
	return {
		...said,
		...(uploads && uploads.files.length > 0 && { waitingFiles: uploads.files.map(({ name }) => name) }),
		id: randomId(),
		sessionKey,
		createdAt: now,
		wantedAt: now,
		state: holdMs > 0 ? 'held' : 'waiting',
		holdUntil: holdMs > 0 ? now + holdMs : 0,
		sentAt: null,
		failedAt: null,
		settledAt: null,
		refusal: null,
	};
}
