import { FILE_TYPE_FORM, selectFiles } from '../../drive/selectFiles';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packFile } from '../../pack/packFile';

/** All files in any folder. */
export default defineEndpoint(
	{
		name: 'drive/stream',
		params: p.params({ type: p.optional(p.pattern(FILE_TYPE_FORM, { max: 128 })), limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) => selectFiles(core, me.id, params).map(row => packFile(core, row)),
);
