import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { pageBounds } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { dateOfId } from '../../store/IdSource';
import { favorites, notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'i/favorites',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:favorites',
	},
	({ core, me, params }) => {
		const { since, until, isOldestFirst } = pageBounds(params);
		const rows = core.db.select(
			favorites,
			`WHERE t.userId = ? AND t.id > ? AND t.id < ? ORDER BY t.id ${isOldestFirst ? 'ASC' : 'DESC'} LIMIT ?`,
			me.id,
			since ?? '',
			until ?? '~',
			params.limit,
		);
		const noteRows = core.db.byIds(
			notes,
			rows.map(row => row.noteId),
		);
		const packed = new Map(packNotes(core, [...noteRows.values()], me.id).map(note => [note.id, note]));
		return rows.flatMap(({ id, noteId }) => {
			const note = packed.get(noteId);
			return note ? [{ id, createdAt: dateOfId(id), noteId, note }] : [];
		});
	},
);
