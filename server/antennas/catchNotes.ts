import { matchesAntenna } from '@/domain/collection/matchesAntenna';
import type { Core } from '../Core';
import { canPersonSee } from '../notes/noteTargets';
import { packAntenna } from '../pack/packAntenna';
import { relationsOf } from '../pack/relationsOf';
import { isFollowing } from '../relations/isFollowing';
import { type AntennaRow, antennaNotes, antennas, channels, listMembers } from '../store/tables/collections';
import type { NoteRow } from '../store/tables/notes';
import { type UserRow, users } from '../store/tables/users';

/** Older ones are dropped. */
const KEPT_PER_ANTENNA = 1000;

/** Adds new notes to antennas, as long as the server runs. */
export function catchNotes(core: Core): void {
	let known: AntennaRow[] | null = null;
	core.bus.on('antennas', () => {
		known = null;
	});
	core.bus.on('note', note => {
		known ??= core.db.select(antennas, 'WHERE t.isActive = 1');
		const caught = catchNote(core, note, known);
		for (const antenna of caught) tell(core, antenna, note);
		// The unread flag is part of the rows.
		if (caught.some(antenna => !antenna.hasUnreadNote)) known = null;
	});
}

/**
 * Adds a note to every matching antenna whose owner may see it and hasn't muted or blocked its author.
 * @returns these antennas
 */
function catchNote(core: Core, note: NoteRow, candidates: readonly AntennaRow[]): AntennaRow[] {
	const author = core.db.byId(users, note.userId);
	if (!author) return [];
	const isInSensitiveChannel =
		note.channelId !== null && (core.db.byId(channels, note.channelId)?.isSensitive ?? false);
	const ownHost = core.urls.host;
	return core.db.transaction(() =>
		candidates.filter(antenna => {
			const circle = {
				isFollowed: () => antenna.userId === author.id || isFollowing(core, antenna.userId, author.id),
				isListed: () =>
					core.db.exists(listMembers, 't.listId = ? AND t.userId = ?', antenna.userListId ?? '', author.id),
			};
			if (!matchesAntenna(antenna, { note, author, isInSensitiveChannel }, circle, ownHost)) return false;
			if (!isForOwner(core, antenna, note, author)) return false;
			return keep(core, antenna.id, note.id);
		}),
	);
}

function isForOwner(core: Core, antenna: AntennaRow, note: NoteRow, author: UserRow): boolean {
	if (antenna.userId === author.id) return true;
	const relation = relationsOf(core, antenna.userId, [author.id]).get(author.id);
	if (relation?.isMuted || relation?.isBlocked) return false;
	return canPersonSee(core, note, antenna.userId);
}

function keep({ db }: Core, antennaId: string, noteId: string): boolean {
	if (!db.insertNew(antennaNotes, { antennaId, noteId })) return false;
	db.run(
		`DELETE FROM antennaNotes WHERE antennaId = ?1 AND noteId <=
			(SELECT noteId FROM antennaNotes WHERE antennaId = ?1 ORDER BY noteId DESC LIMIT 1 OFFSET ${KEPT_PER_ANTENNA})`,
		antennaId,
	);
	return true;
}

function tell({ db, bus }: Core, antenna: AntennaRow, note: NoteRow): void {
	bus.emit('antenna', { antennaId: antenna.id, note });
	if (antenna.hasUnreadNote || antenna.userId === note.userId) return;
	db.update(antennas, { hasUnreadNote: true }, 'id = ?', antenna.id);
	bus.emit('main', {
		userId: antenna.userId,
		type: 'unreadAntenna',
		body: packAntenna({ ...antenna, hasUnreadNote: true }),
	});
}
