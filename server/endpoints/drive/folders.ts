import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packFolder } from '../../pack/packFolder';
import { selectPage } from '../../store/selectPage';
import { folders } from '../../store/tables/drive';

/** The folders directly in one, or in the root. */
export default defineEndpoint(
	{
		name: 'drive/folders',
		params: p.params({ folderId: p.nullish(p.id()), limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) => {
		const inside = 't.userId = ? AND t.parentId IS ?';
		return selectPage(core.db, folders, params, inside, me.id, params.folderId ?? null).map(packFolder);
	},
);
