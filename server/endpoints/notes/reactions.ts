import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { pageBounds } from '../../notes/NoteQuery';
import { canPersonSee } from '../../notes/noteTargets';
import { packUsersLite } from '../../pack/packUserLite';
import { dateOfId } from '../../store/IdSource';
import { notes, reactions } from '../../store/tables/notes';

/** `:name:` means the local emoji of that name. */
const storedForm = (type: string | null): string | null => type?.replace(/^:([^@:]+):$/, ':$1@.:') ?? null;
const twice = <Value>(value: Value): [Value, Value] => [value, value];

export default defineEndpoint(
	{
		name: 'notes/reactions',
		params: p.params({
			noteId: p.id(),
			type: p.nullish(p.text({ max: 512 })),
			limit: p.limit(),
			...p.paging,
		}),
		get: { cacheSeconds: 60 },
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '263fff3d-d0e1-4af4-bea7-8408059b451a', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note || !canPersonSee(core, note, me?.id ?? null)) throw errors.noSuchNote();
		const { since, until, isOldestFirst } = pageBounds(params);
		const rows = core.db.select(
			reactions,
			`WHERE t.noteId = ? AND (? IS NULL OR t.reaction = ?) AND (? IS NULL OR t.id > ?) AND (? IS NULL OR t.id < ?)
			ORDER BY t.id ${isOldestFirst ? 'ASC' : 'DESC'} LIMIT ?`,
			params.noteId,
			...twice(storedForm(params.type ?? null)),
			...twice(since),
			...twice(until),
			params.limit,
		);
		const people = packUsersLite(
			core,
			rows.map(row => row.userId),
		);
		return rows.flatMap(row => {
			const user = people.get(row.userId);
			return user ? [{ id: row.id, createdAt: dateOfId(row.id), user, type: row.reaction }] : [];
		});
	},
);
