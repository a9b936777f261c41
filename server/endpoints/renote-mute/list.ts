import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packOthers } from '../../pack/packOther';
import { dateOfId } from '../../store/IdSource';
import { selectPage } from '../../store/selectPage';
import { renoteMutes } from '../../store/tables/relations';

export default defineEndpoint(
	{
		name: 'renote-mute/list',
		params: p.params({ limit: p.limit(100, 30), ...p.paging }),
		credential: true,
		permission: 'read:mutes',
	},
	({ core, me, params }) => {
		const rows = selectPage(core.db, renoteMutes, params, 't.muterId = ?', me.id);
		const people = packOthers(
			core,
			rows.map(row => row.muteeId),
			me,
		);
		return rows.flatMap(({ id, muteeId }) => {
			const mutee = people.get(muteeId);
			return mutee ? [{ id, createdAt: dateOfId(id), muteeId, mutee }] : [];
		});
	},
);
