import { announceFolder } from '../../../drive/announceFolder';
import { checkDepth } from '../../../drive/folderDepth';
import { ownFolder } from '../../../drive/ownFolder';
import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFolder } from '../../../pack/packFolder';
import { folders } from '../../../store/tables/drive';

const HOUR_MS = 3_600_000;
/** Per user. */
const FOLDERS_MAX = 1000;

export default defineEndpoint(
	{
		name: 'drive/folders/create',
		params: p.params({ name: p.optional(p.text({ max: 200 }), 'Untitled'), parentId: p.nullish(p.id()) }),
		credential: true,
		permission: 'write:drive',
		limit: { duration: HOUR_MS, max: 10 },
		errors: {
			noSuchFolder: { code: 'NO_SUCH_FOLDER', id: '53326628-a00d-40a6-a3cd-8975105c0f95', message: 'No such folder.' },
		},
	},
	({ core, me, params, errors }) => {
		const parentId = params.parentId ?? null;
		const parent = parentId === null ? null : ownFolder(core, me.id, parentId);
		if (parentId !== null && !parent) throw errors.noSuchFolder();
		if (parent) checkDepth(core, parent, 1);
		checkRoom(core.db.count(folders, 't.userId = ?', me.id), FOLDERS_MAX);
		const folder = { id: core.ids.next(), userId: me.id, name: params.name, parentId };
		core.db.insert(folders, folder);
		announceFolder(core, 'folderCreated', folder);
		return packFolder(folder);
	},
);
