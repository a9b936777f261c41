import { ownFolder } from '../../../drive/ownFolder';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { files, folders } from '../../../store/tables/drive';

/** Deletes an empty folder. */
export default defineEndpoint(
	{
		name: 'drive/folders/delete',
		params: p.params({ folderId: p.id() }),
		credential: true,
		permission: 'write:drive',
		errors: {
			noSuchFolder: { code: 'NO_SUCH_FOLDER', id: '1069098f-c281-440f-b085-f9932edbe091', message: 'No such folder.' },
			hasChildFilesOrFolders: {
				code: 'HAS_CHILD_FILES_OR_FOLDERS',
				id: 'b0fc8a17-963c-405d-bfbc-859a487295e1',
				message: 'This folder has child files or folders.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { db, bus } = core;
		const folder = ownFolder(core, me.id, params.folderId);
		if (!folder) throw errors.noSuchFolder();
		const hasChildren =
			db.exists(files, 't.folderId = ?', folder.id) || db.exists(folders, 't.parentId = ?', folder.id);
		if (hasChildren) throw errors.hasChildFilesOrFolders();
		db.delete(folders, 'id = ?', folder.id);
		db.afterCommit(() => bus.emit('drive', { userId: me.id, type: 'folderDeleted', body: folder.id }));
	},
);
