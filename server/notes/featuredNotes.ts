import type { Core } from '../Core';
import { idBefore } from '../store/IdSource';
import type { NoteRow } from '../store/tables/notes';
import { NoteQuery } from './NoteQuery';

const LATELY_MS = 5 * 24 * 60 * 60_000;
/** The number of the best notes; pages go through them from the newest to the oldest. */
const CHOSEN = 100;

interface Wanted {
	viewerId: string | null;
	/** Only by this user, however old. */
	userId?: string;
	/** Only in this channel, however old; otherwise none of channels. */
	channelId?: string | null | undefined;
	untilId?: string | undefined;
	limit: number;
}

/** Popular public notes by reactions and renotes, of the last days unless a user or channel is given. */
export function featuredNotes(core: Core, { viewerId, userId, channelId, untilId, limit }: Wanted): NoteRow[] {
	const query = new NoteQuery(core, viewerId)
		.where("t.visibility = 'public' AND t.isPureRenote = 0")
		.readable()
		.unmuted();
	if (userId !== undefined) query.where('t.userId = ?', userId);
	if (channelId) query.where('t.channelId = ?', channelId);
	else query.where('t.channelId IS NULL');
	if (userId === undefined && !channelId) query.where('t.id > ?', idBefore(Date.now() - LATELY_MS));
	const liked = "t.reactions != '{}' OR t.renoteCount > 0";
	const rows = query
		.where(liked)
		.orderedBy('coalesce((SELECT sum(value) FROM json_each(t.reactions)), 0) + 2 * t.renoteCount DESC, t.id DESC')
		.rows(CHOSEN);
	return rows
		.sort((a, b) => (a.id < b.id ? 1 : -1))
		.filter(row => untilId === undefined || row.id < untilId)
		.slice(0, limit);
}
