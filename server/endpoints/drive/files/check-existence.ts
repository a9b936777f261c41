import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { files } from '../../../store/tables/drive';

/** Whether the caller has a file with this checksum. */
export default defineEndpoint(
	{
		name: 'drive/files/check-existence',
		params: p.params({ md5: p.text({ max: 64 }) }),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) => core.db.exists(files, 't.userId = ? AND t.md5 = ?', me.id, params.md5),
);
