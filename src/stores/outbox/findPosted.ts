import type { ApiClient } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';
import { toNote } from '@/api/toNote';
import { matchesPayload, type PostedPayload } from '@/domain/note/matchesPayload';
import type { WireNote } from '@/wire/entities';

const PAGE = 100;
const MOST_PAGES = 10;
/** Uncertainty of a clock comparison, in addition to the round trip. */
const UNSURE_MS = 500;
/** How far back a note with the same content may be, in case a clock was set meanwhile. */
const LOOK_BACK_MS = 24 * 3_600_000;

interface Search {
	readonly api: Pick<ApiClient, 'call'>;
	readonly userId: string;
	readonly payload: PostedPayload;
	/** When it was sent, by the device's clock. */
	readonly sentAt: number;
	/** Notes that are known to have been made from other entries. */
	readonly known: ReadonlySet<string>;
}

export type Finding =
	| { readonly kind: 'found'; readonly note: WireNote }
	| { readonly kind: 'absent' }
	/** The note with this content may be an older one, or not all notes could be checked. */
	| { readonly kind: 'unclear' };

/**
 * Searches the user's own notes for one made from a payload that got no response.
 * @throws {NetworkError} and {ApiError} if they can't be read
 */
export async function findPosted({ api, userId, payload, sentAt, known }: Search): Promise<Finding> {
	const clock = await compareClocks(api);
	const from = sentAt + (clock?.aheadMs ?? 0);
	const { notes, isComplete } = await ownNotes(api, userId, from - LOOK_BACK_MS);
	const same = notes.filter(note => !known.has(note.id) && matchesPayload(payload, toNote(note)));
	const note = clock && same.findLast(each => timeOf(each) >= from - clock.unsureMs);
	if (note) return { kind: 'found', note };
	return same.length > 0 || !isComplete ? { kind: 'unclear' } : { kind: 'absent' };
}

const timeOf = (note: WireNote): number => Date.parse(note.createdAt ?? '') || 0;

/** How many milliseconds the server's clock is ahead of the device's, with the uncertainty; null if unknown. */
async function compareClocks(api: Search['api']): Promise<{ aheadMs: number; unsureMs: number } | null> {
	const before = Date.now();
	try {
		const answer = await api.call('ping');
		if (typeof answer?.pong !== 'number') return null;
		const tookMs = Date.now() - before;
		return { aheadMs: answer.pong - before - tookMs / 2, unsureMs: tookMs + UNSURE_MS };
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

/** The user's own notes, newest first, back to a time of the server's clock. */
async function ownNotes(
	api: Search['api'],
	userId: string,
	since: number,
): Promise<{ notes: readonly WireNote[]; isComplete: boolean }> {
	const notes: WireNote[] = [];
	const params = { userId, limit: PAGE, withReplies: true, withRenotes: true, withChannelNotes: true };
	for (let page = 0; page < MOST_PAGES; page++) {
		const last = notes.at(-1);
		const answer = await api.call('users/notes', last ? { ...params, untilId: last.id } : params);
		if (!Array.isArray(answer)) throw new ApiError('users/notes', 200, { message: 'This is no list of notes.' });
		const some = answer.filter(note => timeOf(note) >= since);
		notes.push(...some);
		if (answer.length === 0 || some.length < answer.length) return { notes, isComplete: true };
	}
	return { notes, isComplete: false };
}
