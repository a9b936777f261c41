import { randomId } from '@/base/randomId';
import type { Draft } from '@/domain/draft/Draft';
import type { DraftTarget } from '@/domain/draft/DraftTarget';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { KeptUpload } from '../uploads/keptUploads';
import type { UploadObstacle } from '../uploads/uploadLimits';

/**
 * - `held`: the user can still cancel it.
 * - `waiting`: the client sends it as soon as there is a connection and no rate limit.
 * - `uploading`: the client is uploading its files.
 * - `sending`: the client is sending it.
 * - `unknown`: it was sent, and no response came.
 * - `doubtful`: the client can't find out whether the server posted it, so the user decides.
 * - `offered`: it waited for more than a day, so the client asks the user before it sends it.
 * - `refused`: the server refused it.
 */
export type OutboxState = 'held' | 'waiting' | 'uploading' | 'sending' | 'unknown' | 'doubtful' | 'offered' | 'refused';

/** The server's refusal. */
export interface Refusal {
	readonly message: string;
	/** The server's id of the error; empty if it gave none. */
	readonly id: string;
	/** Such as `CONTAINS_PROHIBITED_WORDS`; missing if it gave none. */
	readonly code?: string;
	/** Set if one of the note's files was refused. */
	readonly file?: RefusedFile;
}

export interface RefusedFile {
	readonly name: string;
	/** Why the file wasn't even uploaded; `gone`: it is no longer on this device. */
	readonly obstacle?: UploadObstacle | 'gone';
	/** The HTTP status. */
	readonly status?: number;
	readonly code?: string;
}

/** A note to be posted, as one record of the local database. Times in milliseconds since the epoch. */
export interface OutboxEntry {
	readonly id: string;
	readonly sessionKey: string;
	/** The account that the draft came from; differs from the posting one if the user posts as another account. */
	readonly draftsOf: string;
	/** The draft's context; it is stored under it again when the user goes back to editing. */
	readonly context: string;
	readonly draft: Draft;
	readonly target: DraftTarget;
	/** Parameters of `notes/create`, after plugins changed them. */
	readonly payload: Params<'notes/create'>;
	/**
	 * The files that are uploaded before the note is sent, and then added to its payload; each is a record of its own.
	 * Missing if there are none.
	 */
	readonly waitingFiles?: readonly string[];
	readonly createdAt: number;
	readonly state: OutboxState;
	/** Not sent before this time, by the user's choice or a rate limit; 0 for at once. */
	readonly holdUntil: number;
	/** When the user last confirmed that it should be sent. */
	readonly wantedAt: number;
	/** When it was first sent since it was last known not to be posted; null if not yet. */
	readonly sentAt: number | null;
	/** When the last attempt ended without a response. */
	readonly failedAt: number | null;
	/** From this time on, a note that hasn't appeared will not appear any more. */
	readonly settledAt: number | null;
	readonly refusal: Refusal | null;
}

/** What a composer passes to the outbox. */
export type OutboxItem = Pick<OutboxEntry, 'draftsOf' | 'context' | 'draft' | 'target' | 'payload'> & {
	/** Files that aren't uploaded yet, and the upload queue that holds them. */
	readonly uploads?: { readonly queue: string; readonly files: readonly KeptUpload[] };
};

/** The result for the composer: `later` means that it is being sent, or will be. */
export type PostOutcome =
	| { readonly kind: 'posted'; readonly noteId: string | null }
	| { readonly kind: 'held' | 'later' | 'refused'; readonly entry: OutboxEntry };

/** Whether the user has to decide about it. */
export const needsAnswer = ({ state }: OutboxEntry): boolean =>
	state === 'doubtful' || state === 'offered' || state === 'refused';

/**
 * The entry after one of its files was uploaded.
 * @param name the name of the waiting file
 */
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

/**
 * The entry after an attempt without a response.
 * @param settleMs how long its note may still appear
 */
export function withoutAnswer(entry: OutboxEntry, settleMs: number): OutboxEntry {
	const now = Date.now();
	return { ...entry, state: 'unknown', failedAt: now, settledAt: now + settleMs };
}

/**
 * A new entry.
 * @param holdMs how long it can be cancelled
 */
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
