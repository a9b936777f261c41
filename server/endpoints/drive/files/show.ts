import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFile } from '../../../pack/packFile';
import { packFolderAround } from '../../../pack/packFolder';
import { packUserLite } from '../../../pack/packUserLite';
import { files, folders } from '../../../store/tables/drive';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'drive/files/show',
		params: p.params({ fileId: p.optional(p.id()), url: p.optional(p.url()) }),
		credential: true,
		permission: 'read:drive',
		errors: {
			noSuchFile: {
				message: 'No such file.',
				code: 'NO_SUCH_FILE',
				id: '067bc436-2718-4795-b0fb-ecbe43949e31',
			},
			accessDenied: {
				message: 'Access denied.',
				code: 'ACCESS_DENIED',
				id: '25b73c73-68b1-41d0-bad1-381cfdf6579f',
			},
		},
	},
	({ core, me, params, errors }) => {
		const key = params.url === undefined ? '' : core.urls.toPath(params.url).replace(/^\/files\//, '');
		const row =
			params.fileId === undefined
				? core.db.first(files, 'WHERE ? IN (t.accessKey, t.webpublicKey, t.thumbnailKey)', key)
				: core.db.byId(files, params.fileId);
		if (!row) throw errors.noSuchFile();
		if (row.userId !== me.id && !core.roles.isModerator(me)) throw errors.accessDenied();
		const owner = row.userId === null ? undefined : core.db.byId(users, row.userId);
		const folder = row.folderId === null ? undefined : core.db.byId(folders, row.folderId);
		return {
			...packFile(core, row),
			folder: folder ? packFolderAround(core, folder) : null,
			user: owner ? packUserLite(core, owner) : null,
		};
	},
);
