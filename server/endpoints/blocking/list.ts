import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packOthers } from '../../pack/packOther';
import { dateOfId } from '../../store/IdSource';
import { selectPage } from '../../store/selectPage';
import { blocks } from '../../store/tables/relations';

export default defineEndpoint(
	{
		name: 'blocking/list',
		params: p.params({ limit: p.limit(100, 30), ...p.paging }),
		credential: true,
		permission: 'read:blocks',
	},
	({ core, me, params }) => {
		const rows = selectPage(core.db, blocks, params, 't.blockerId = ?', me.id);
		const people = packOthers(
			core,
			rows.map(row => row.blockeeId),
			me,
		);
		return rows.flatMap(({ id, blockeeId }) => {
			const blockee = people.get(blockeeId);
			return blockee ? [{ id, createdAt: dateOfId(id), blockeeId, blockee }] : [];
		});
	},
);
