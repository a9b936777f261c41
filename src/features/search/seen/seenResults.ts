import { seenClient } from '@workers/seen/seen.client';
import type { SeenCursor, SeenRequest } from '@workers/seen/seen.protocol';
import type { SeenNote } from '@/domain/seen/SeenNote';
import { judgeSeen } from '@/stores/seen/judgeSeen';
import type { Session } from '@/stores/session/Session';
import { sessionByKey } from '@/stores/session/sessions';

/** A note that was found, as a row. */
export interface SeenRow {
	readonly key: string;
	readonly session: Session;
	readonly note: SeenNote;
	/** Whether a muted word is in it: a line stands in its place. */
	readonly isMuted: boolean;
}

export interface SeenResults {
	readonly rows: readonly SeenRow[];
	readonly next: SeenCursor | null;
}

/** Fills most of a screen: these rows are drawn at each key, at once. The list asks for more as soon as they are there. */
const FIRST_PAGE = 8;
const PAGE = 12;

/** How many pages of which nothing is shown are passed over. */
const MOST_PAGES = 10;

/** How many pages are searched again at most when the index has changed: 236 notes. */
const MOST_AGAIN = 20;

type Request = Pick<SeenRequest, 'query' | 'accounts' | 'after'>;

/** A page of what is found, without what its account mutes for good by now; if all of it is, the next one. */
export async function findSeen(request: Request, signal: AbortSignal): Promise<SeenResults> {
	let found = await findPage(request, signal);
	for (let page = 1; page < MOST_PAGES && found.rows.length === 0 && found.next !== null; page++) {
		found = await findPage({ ...request, after: found.next }, signal);
	}
	return found;
}

/**
 * What is found by now among the newest notes.
 * @param downTo the time of posting down to which the list reaches, in milliseconds since the epoch
 */
export async function findSeenAgain(
	request: Omit<Request, 'after'>,
	downTo: number,
	signal: AbortSignal,
): Promise<SeenResults> {
	let { rows, next } = await findPage({ ...request, after: null }, signal);
	for (let page = 1; page < MOST_AGAIN && next !== null && next.at >= downTo; page++) {
		const more = await findPage({ ...request, after: next }, signal);
		rows = [...rows, ...more.rows];
		next = more.next;
	}
	return { rows, next };
}

async function findPage(request: Request, signal: AbortSignal): Promise<SeenResults> {
	const limit = request.after === null ? FIRST_PAGE : PAGE;
	const { hits, next } = await seenClient.search({ ...request, limit }, signal);
	const keys = [...new Set(hits.map(({ account }) => account))];
	const rowsOf = new Map(
		await Promise.all(
			keys.map(async key => {
				const session = sessionByKey(key);
				const notes = hits.filter(({ account }) => account === key).map(({ note }) => note);
				return [key, session ? await rowsFor(session, notes) : new Map<string, SeenRow>()] as const;
			}),
		),
	);
	return { rows: hits.flatMap(({ account, note }) => rowsOf.get(account)?.get(note.id) ?? []), next };
}

async function rowsFor(session: Session, notes: readonly SeenNote[]): Promise<ReadonlyMap<string, SeenRow>> {
	const verdicts = await judgeSeen(session, notes);
	const rows = notes.flatMap((note, index): SeenRow[] => {
		const verdict = verdicts[index];
		if (verdict === 'hard') return [];
		return [{ key: `${session.key} ${note.id}`, session, note, isMuted: verdict === 'soft' }];
	});
	return new Map(rows.map(row => [row.note.id, row]));
}
