import { announceFolder } from '../../../drive/announceFolder';
import { checkDepth, heightOf } from '../../../drive/folderDepth';
import { folderPath } from '../../../drive/folderPath';
import { ownFolder } from '../../../drive/ownFolder';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFolder } from '../../../pack/packFolder';
import { folders } from '../../../store/tables/drive';

/** Renames a folder, or moves it with all its content. */
export default defineEndpoint(
	{
		name: 'drive/folders/update',
		params: p.params({
			folderId: p.id(),
			name: p.optional(p.text({ max: 200 })),
			parentId: p.nullish(p.id()),
		}),
		credential: true,
		permission: 'write:drive',
		errors: {
			noSuchFolder: { code: 'NO_SUCH_FOLDER', id: 'f7974dac-2c0d-4a27-926e-23583b28e98e', message: 'No such folder.' },
			noSuchParentFolder: {
				code: 'NO_SUCH_PARENT_FOLDER',
				id: 'ce104e3a-faaf-49d5-b459-10ff0cbbcaa1',
				message: 'No such parent folder.',
			},
			recursiveNesting: {
				code: 'RECURSIVE_NESTING',
				id: 'dbeb024837894013aed44279f9199740',
				message: 'It can not be structured like nesting folders recursively.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { name, parentId } = params;
		const folder = ownFolder(core, me.id, params.folderId);
		if (!folder) throw errors.noSuchFolder();
		if (typeof parentId === 'string') {
			const parent = ownFolder(core, me.id, parentId);
			if (!parent) throw errors.noSuchParentFolder();
			if (folderPath(core, parent).some(({ id }) => id === folder.id)) throw errors.recursiveNesting();
			checkDepth(core, parent, heightOf(core, folder));
		}
		const patch = { ...(name === undefined ? {} : { name }), ...(parentId === undefined ? {} : { parentId }) };
		core.db.update(folders, patch, 'id = ?', folder.id);
		const changed = { ...folder, ...patch };
		announceFolder(core, 'folderUpdated', changed);
		return packFolder(changed);
	},
);
