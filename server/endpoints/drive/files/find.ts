import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFile } from '../../../pack/packFile';
import { files } from '../../../store/tables/drive';

/** The files with exactly this name, directly in a folder or in the root. */
export default defineEndpoint(
	{
		name: 'drive/files/find',
		params: p.params({ name: p.text({ max: 1024 }), folderId: p.nullish(p.id()) }),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) =>
		core.db
			.select(
				files,
				'WHERE t.userId = ? AND t.folderId IS ? AND t.name = ? ORDER BY t.id',
				me.id,
				params.folderId ?? null,
				params.name,
			)
			.map(row => packFile(core, row)),
);
