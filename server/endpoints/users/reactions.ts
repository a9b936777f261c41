import type { entities } from 'misskey-js';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery, pageBounds } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { packUserLite } from '../../pack/packUserLite';
import { dateOfId } from '../../store/IdSource';
import { notes, type ReactionRow } from '../../store/tables/notes';
import { profiles, users } from '../../store/tables/users';

/** A user's reactions, as far as the caller may see them, the latest first. */
export default defineEndpoint(
	{
		name: 'users/reactions',
		params: p.params({ userId: p.id(), limit: p.limit(), ...p.paging }),
		errors: {
			reactionsNotPublic: {
				code: 'REACTIONS_NOT_PUBLIC',
				id: '673a7dd2-6924-1093-e0c0-e68456ceae5c',
				message: 'Reactions of the user is not public.',
			},
			isRemoteUser: {
				code: 'IS_REMOTE_USER',
				id: '6b95fa98-8cf9-2350-e284-f0ffdb54a805',
				message: 'The user is of another server, which alone knows their reactions.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { db } = core;
		const user = db.byId(users, params.userId);
		if (!user) return [];
		if (user.host !== null) throw errors.isRemoteUser();
		const isPublic = db.first(profiles, 'WHERE t.userId = ?', user.id)?.publicReactions ?? false;
		if (!isPublic && me?.id !== user.id) throw errors.reactionsNotPublic();
		const { since, until, isOldestFirst } = pageBounds(params);
		const { sql, values } = new NoteQuery(core, me?.id ?? null).visible().unmuted().condition;
		const rows = db.all<ReactionRow>(
			`SELECT r.* FROM reactions r JOIN notes t ON t.id = r.noteId
			WHERE r.userId = ? AND r.id > ? AND r.id < ? AND ${sql}
			ORDER BY r.id ${isOldestFirst ? 'ASC' : 'DESC'} LIMIT ?`,
			user.id,
			since ?? '',
			until ?? '~',
			...values,
			params.limit,
		);
		const found = db.byIds(
			notes,
			rows.map(row => row.noteId),
		);
		const packed = new Map(packNotes(core, [...found.values()], me?.id ?? null).map(note => [note.id, note]));
		const by = packUserLite(core, user);
		return rows.flatMap(({ id, noteId, reaction }) => {
			const note = packed.get(noteId);
			// The published type lacks the note of each.
			const one = { id, createdAt: dateOfId(id), user: by, type: reaction, note };
			return note ? [one as entities.NoteReaction] : [];
		});
	},
);
