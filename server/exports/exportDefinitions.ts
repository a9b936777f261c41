import type { Core } from '../Core';
import { csvLine } from '../csv/csv';
import { dateOfId } from '../store/IdSource';
import { type AntennaRow, antennas, clipNotes, clips, listMembers, lists } from '../store/tables/collections';
import { favorites, notes } from '../store/tables/notes';
import { blocks, follows, mutes } from '../store/tables/relations';
import { users } from '../store/tables/users';
import { acctOf } from '../users/acct';
import type { ExportKind } from './ExportKind';
import { jsonList } from './jsonList';
import { pagesOf } from './pagesOf';
import { writeForeignNote } from './writeForeignNote';
import { writeNote } from './writeNote';

/** Users who haven't posted or changed anything for this long are inactive. */
const INACTIVE_MS = 90 * 24 * 3_600_000;

export interface ExportOptions {
	/** Leaves out users that are muted. */
	excludeMuting?: boolean;
	/** Leaves out users who have done nothing for three months. */
	excludeInactive?: boolean;
}

interface ExportDefinition {
	/** As the notification names it. */
	entity: string;
	/** The beginning of the file's name. */
	fileName: string;
	extension: 'json' | 'csv';
	/** The file in pieces, each made when it is wanted. */
	write: (core: Core, userId: string, options: ExportOptions) => Iterable<string>;
}

/** What an account can take with it, in the network's formats. */
export const exportDefinitions: Readonly<Record<ExportKind, ExportDefinition>> = {
	notes: {
		entity: 'note',
		fileName: 'notes',
		extension: 'json',
		write: (core, userId) => jsonList(pagesOf(core.db, notes, 't.userId = ?', userId), note => writeNote(core, note)),
	},
	following: {
		entity: 'following',
		fileName: 'following',
		extension: 'csv',
		write: (core, userId, { excludeMuting, excludeInactive }) =>
			accts(
				core,
				pagesOf(
					core.db,
					follows,
					`t.followerId = ?1
						AND (?2 = 0 OR NOT EXISTS (SELECT 1 FROM mutes m WHERE m.muterId = ?1 AND m.muteeId = t.followeeId))
						AND (?3 = 0 OR EXISTS (SELECT 1 FROM users u WHERE u.id = t.followeeId AND u.updatedAt > ?4))`,
					userId,
					excludeMuting ? 1 : 0,
					excludeInactive ? 1 : 0,
					Date.now() - INACTIVE_MS,
				),
				row => row.followeeId,
			),
	},
	mute: {
		entity: 'muting',
		fileName: 'mute',
		extension: 'csv',
		write: (core, userId) =>
			// Those that end by themselves are left out: read again, they would never end.
			accts(core, pagesOf(core.db, mutes, 't.muterId = ? AND t.expiresAt IS NULL', userId), row => row.muteeId),
	},
	blocking: {
		entity: 'blocking',
		fileName: 'blocking',
		extension: 'csv',
		write: (core, userId) => accts(core, pagesOf(core.db, blocks, 't.blockerId = ?', userId), row => row.blockeeId),
	},
	'user-lists': { entity: 'userList', fileName: 'user-lists', extension: 'csv', write: writeLists },
	favorites: {
		entity: 'favorite',
		fileName: 'favorites',
		extension: 'json',
		write: (core, userId) =>
			jsonList(pagesOf(core.db, favorites, 't.userId = ?', userId), ({ id, noteId }) => {
				const note = writeForeignNote(core, noteId, userId);
				return note && { id, createdAt: dateOfId(id), note };
			}),
	},
	antennas: {
		entity: 'antenna',
		fileName: 'antennas',
		extension: 'json',
		write: (core, userId) =>
			jsonList(pagesOf(core.db, antennas, 't.userId = ?', userId), row => writeAntenna(core, row)),
	},
	clips: { entity: 'clip', fileName: 'clips', extension: 'json', write: writeClips },
};

/** A line for each user. */
function* accts<Row>(core: Core, pages: Iterable<Row[]>, idOf: (row: Row) => string): Generator<string> {
	for (const rows of pages) {
		const people = core.db.byIds(users, rows.map(idOf));
		const known = rows.flatMap(row => people.get(idOf(row)) ?? []).filter(user => !user.isDeleted);
		yield known.map(user => csvLine(acctOf(core, user))).join('');
	}
}

/** List, member, and whether replies to others are shown. */
function* writeLists(core: Core, userId: string): Generator<string> {
	for (const { id, name } of core.db.select(lists, 'WHERE t.userId = ? ORDER BY t.id', userId)) {
		for (const rows of pagesOf(core.db, listMembers, 't.listId = ?', id)) {
			const people = core.db.byIds(
				users,
				rows.map(row => row.userId),
			);
			yield rows
				.flatMap(row => {
					const user = people.get(row.userId);
					return user ? csvLine(name, acctOf(core, user), String(row.withReplies)) : [];
				})
				.join('');
		}
	}
}

/** A list's members take the place of its id, which means nothing elsewhere. */
function writeAntenna(core: Core, row: AntennaRow): object {
	const { name, src, keywords, excludeKeywords, caseSensitive, localOnly, excludeBots, withReplies, withFile } = row;
	const members =
		row.userListId === null ? [] : core.db.select(listMembers, 'WHERE t.listId = ? ORDER BY t.id', row.userListId);
	const people = core.db.byIds(
		users,
		members.map(({ userId }) => userId),
	);
	return {
		...{ name, src, keywords, excludeKeywords, users: row.users },
		userListAccts: row.userListId === null ? null : [...people.values()].map(user => acctOf(core, user)),
		...{ caseSensitive, localOnly, excludeBots, withReplies, withFile },
		excludeNotesInSensitiveChannel: row.excludeNotesInSensitiveChannel,
	};
}

/** A clip may hold thousands of notes: it is written note by note, in pages. */
function* writeClips(core: Core, userId: string): Generator<string> {
	let before = '[';
	for (const clip of core.db.select(clips, 'WHERE t.userId = ? ORDER BY t.id', userId)) {
		const { id, name, description, lastClippedAt } = clip;
		const head = { id, name, description, lastClippedAt: lastClippedAt === null ? null : iso(lastClippedAt) };
		yield `${before}\n${JSON.stringify(head).slice(0, -1)},"clipNotes":`;
		yield* jsonList(notesOfClip(core, id), ({ noteId }) => {
			const note = writeForeignNote(core, noteId, userId);
			return note && { note };
		});
		yield '}';
		before = ',';
	}
	yield before === '[' ? '[]\n' : '\n]\n';
}

const iso = (time: number): string => new Date(time).toISOString();

const NOTES_A_PAGE = 100;

function* notesOfClip({ db }: Core, clipId: string): Generator<{ noteId: string }[]> {
	let last = '';
	for (;;) {
		const rows = db.select(
			clipNotes,
			`WHERE t.clipId = ? AND t.noteId > ? ORDER BY t.noteId LIMIT ${NOTES_A_PAGE}`,
			clipId,
			last,
		);
		const end = rows.at(-1);
		if (!end) return;
		yield rows;
		last = end.noteId;
	}
}
