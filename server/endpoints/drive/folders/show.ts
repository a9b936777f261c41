import { ownFolder } from '../../../drive/ownFolder';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFolderAround } from '../../../pack/packFolder';

export default defineEndpoint(
	{
		name: 'drive/folders/show',
		params: p.params({ folderId: p.id() }),
		credential: true,
		permission: 'read:drive',
		errors: {
			noSuchFolder: { code: 'NO_SUCH_FOLDER', id: 'd74ab9eb-bb09-4bba-bf24-fb58f761e1e9', message: 'No such folder.' },
		},
	},
	({ core, me, params, errors }) => {
		const folder = ownFolder(core, me.id, params.folderId);
		if (!folder) throw errors.noSuchFolder();
		return packFolderAround(core, folder);
	},
);
