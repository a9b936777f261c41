import type { Core } from '../Core';
import { type NoteRow, notes } from '../store/tables/notes';
import type { NotificationRow } from '../store/tables/server';
import { groupNotifications, type NotificationGroup } from './groupNotifications';
import { type NotificationFilter, selectNotifications } from './selectNotifications';

/** The most rows read for one page, as a note with very many reactions must not cost without limit. */
const ROWS_MAX = 500;
const ROWS_A_STEP = 100;

/** A page of groups. Reads on until the page is full of complete groups, or nothing is left. */
export function selectGroups(core: Core, userId: string, filter: NotificationFilter): NotificationGroup[] {
	const rows: NotificationRow[] = [];
	const known = new Map<string, NoteRow>();
	let groups: NotificationGroup[] = [];
	let bounds: { sinceId?: string; untilId?: string } = {};
	const isOldestFirst = Boolean(filter.sinceId ?? filter.sinceDate) && !(filter.untilId ?? filter.untilDate);
	while (groups.length <= filter.limit && rows.length < ROWS_MAX) {
		const step = selectNotifications(core, userId, { ...filter, ...bounds, limit: ROWS_A_STEP });
		rows.push(...step);
		for (const [id, note] of notesOf(core, step)) known.set(id, note);
		groups = groupNotifications(rows, row => subjectOf(row, known));
		const last = step.at(-1);
		if (!last || step.length < ROWS_A_STEP) break;
		bounds = isOldestFirst ? { sinceId: last.id } : { untilId: last.id };
	}
	return groups.slice(0, filter.limit);
}

const notesOf = (core: Core, rows: readonly NotificationRow[]): Map<string, NoteRow> =>
	core.db.byIds(
		notes,
		rows.flatMap(row => row.noteId ?? []),
	);

/** A renote's notification refers to the renote; the subject is the renoted note. */
function subjectOf(row: NotificationRow, known: ReadonlyMap<string, NoteRow>): string | null {
	if (row.type !== 'renote') return row.noteId;
	return known.get(row.noteId ?? '')?.renoteId ?? null;
}
