import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFile } from '../../../pack/packFile';
import { files } from '../../../store/tables/drive';

/** The caller's files with this checksum. */
export default defineEndpoint(
	{
		name: 'drive/files/find-by-hash',
		params: p.params({ md5: p.text({ max: 64 }) }),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) =>
		core.db
			.select(files, 'WHERE t.userId = ? AND t.md5 = ? ORDER BY t.id', me.id, params.md5)
			.map(row => packFile(core, row)),
);
