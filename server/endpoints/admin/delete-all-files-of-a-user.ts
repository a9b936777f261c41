import { deleteFile } from '../../drive/deleteFile';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { files } from '../../store/tables/drive';
import { announceMeUpdated } from '../../users/announceMeUpdated';

export default defineEndpoint(
	{
		name: 'admin/delete-all-files-of-a-user',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:admin:delete-all-files-of-a-user',
		role: 'administrator',
	},
	({ core, params }) => {
		core.db.transaction(() => {
			for (const file of core.db.select(files, 'WHERE t.userId = ?', params.userId)) deleteFile(core, file);
			// The avatar may have been among them.
			announceMeUpdated(core, params.userId);
		});
	},
);
