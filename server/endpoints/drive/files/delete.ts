import { deleteFile } from '../../../drive/deleteFile';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { files } from '../../../store/tables/drive';

export default defineEndpoint(
	{
		name: 'drive/files/delete',
		params: p.params({ fileId: p.id() }),
		credential: true,
		permission: 'write:drive',
		errors: {
			noSuchFile: {
				message: 'No such file.',
				code: 'NO_SUCH_FILE',
				id: '908939ec-e52b-4458-b395-1025195cea58',
			},
			accessDenied: {
				message: 'Access denied.',
				code: 'ACCESS_DENIED',
				id: '5eb8d909-2540-4970-90b8-dd6f86088121',
			},
		},
	},
	({ core, me, params, errors }) => {
		const row = core.db.byId(files, params.fileId);
		if (!row) throw errors.noSuchFile();
		if (row.userId !== me.id && !core.roles.isModerator(me)) throw errors.accessDenied();
		deleteFile(core, row);
		return undefined;
	},
);
