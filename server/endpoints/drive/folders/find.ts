import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFolder } from '../../../pack/packFolder';
import { folders } from '../../../store/tables/drive';

/** The folders with exactly this name, directly in one or in the root. */
export default defineEndpoint(
	{
		name: 'drive/folders/find',
		params: p.params({ name: p.text({ max: 512 }), parentId: p.nullish(p.id()) }),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) =>
		core.db
			.select(
				folders,
				'WHERE t.userId = ? AND t.parentId IS ? AND t.name = ? ORDER BY t.id',
				me.id,
				params.parentId ?? null,
				params.name,
			)
			.map(packFolder),
);
