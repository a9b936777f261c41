import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { timelineParams } from '../../notes/timelineParams';
import { inHome } from '../../notes/timelineQueries';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/timeline',
		isTimeline: true,
		params: p.params(timelineParams),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => {
		const query = inHome(new NoteQuery(core, me.id), me.id).visible().unmuted().kinds(params).page(params);
		return packNotes(core, query.rows(params.limit), me.id);
	},
);
