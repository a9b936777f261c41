import { FILE_ORDERS, FILE_TYPE_FORM, selectFiles } from '../../drive/selectFiles';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packFile } from '../../pack/packFile';

/** The files directly in a folder, or in the root. */
export default defineEndpoint(
	{
		name: 'drive/files',
		params: p.params({
			folderId: p.nullish(p.id()),
			type: p.nullish(p.pattern(FILE_TYPE_FORM, { max: 128 })),
			sort: p.nullish(p.oneOf(...FILE_ORDERS)),
			limit: p.limit(),
			...p.paging,
		}),
		credential: true,
		permission: 'read:drive',
	},
	({ core, me, params }) =>
		selectFiles(core, me.id, { ...params, folderId: params.folderId ?? null }).map(row => packFile(core, row)),
);
