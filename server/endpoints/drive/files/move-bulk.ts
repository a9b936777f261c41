import { ownFolder } from '../../../drive/ownFolder';
import { ApiError } from '../../../http/ApiError';
import { commonErrors } from '../../../http/commonErrors';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packOwnFile } from '../../../pack/packOwnFile';
import { files } from '../../../store/tables/drive';

/** Moves files into a folder, or to the root. Others' files are ignored. */
export default defineEndpoint(
	{
		name: 'drive/files/move-bulk',
		params: p.params({
			fileIds: p.list(p.id(), { min: 1, max: 100, unique: true }),
			folderId: p.nullish(p.id()),
		}),
		credential: true,
		permission: 'write:drive',
	},
	({ core, me, params }) => {
		const { db, bus } = core;
		const folderId = params.folderId ?? null;
		if (folderId !== null && !ownFolder(core, me.id, folderId)) {
			// The endpoint has no error of its own for this.
			throw new ApiError(commonErrors.invalidParam, { param: '#/properties/folderId', reason: 'no such folder' });
		}
		db.transaction(() => {
			const rows = [...db.byIds(files, params.fileIds).values()];
			const moved = rows.filter(row => row.userId === me.id && row.folderId !== folderId);
			for (const { id } of moved) db.update(files, { folderId }, 'id = ?', id);
			db.afterCommit(() => {
				for (const row of moved) {
					const body = packOwnFile(core, { ...row, folderId });
					bus.emit('drive', { userId: me.id, type: 'fileUpdated', body });
				}
			});
		});
	},
);
