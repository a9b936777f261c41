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

/** Fills two screens; rows are drawn at each key. */
const PAGE = 20;

/** A page of what is found, without what its account mutes for good by now. */
export async function findSeen(
	request: Pick<SeenRequest, 'query' | 'accounts' | 'after'>,
	signal: AbortSignal,
): Promise<SeenResults> {
	const { hits, next } = await seenClient.search({ ...request, limit: PAGE }, signal);
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
		// A note that was deleted a moment ago is still to be taken out.
		if (verdict === 'hard' || session.entities.note(note.id)?.isDeleted) return [];
		return [{ key: `${session.key} ${note.id}`, session, note, isMuted: verdict === 'soft' }];
	});
	return new Map(rows.map(row => [row.note.id, row]));
}
