import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { timelineParams } from '../../notes/timelineParams';
import { inList } from '../../notes/timelineQueries';
import { packNotes } from '../../pack/packNote';
import { lists } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'notes/user-list-timeline',
		isTimeline: true,
		params: p.params({
			listId: p.id(),
			...timelineParams,
		}),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '8fb1fbd5-e476-4c37-9fb0-43d55b63a2ff', message: 'No such list.' },
		},
	},
	({ core, me, params, errors }) => {
		if (core.db.byId(lists, params.listId)?.userId !== me.id) throw errors.noSuchList();
		const query = inList(new NoteQuery(core, me.id), params.listId, me.id).visible().unmuted();
		return packNotes(core, query.kinds(params).page(params).rows(params.limit), me.id);
	},
);
