import { isFileName } from '../../../drive/fileNames';
import { ownFolder } from '../../../drive/ownFolder';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packOwnFile } from '../../../pack/packOwnFile';
import { files } from '../../../store/tables/drive';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'drive/files/update',
		params: p.params({
			fileId: p.id(),
			folderId: p.nullish(p.id()),
			name: p.optional(p.text({ max: 1024 })),
			isSensitive: p.optional(p.flag()),
			comment: p.nullish(p.text({ max: 512 })),
		}),
		credential: true,
		permission: 'write:drive',
		errors: {
			invalidFileName: {
				message: 'Invalid file name.',
				code: 'INVALID_FILE_NAME',
				id: '395e7156-f9f0-475e-af89-53c3c23080c2',
			},
			noSuchFile: {
				message: 'No such file.',
				code: 'NO_SUCH_FILE',
				id: 'e7778c7e-3af9-49cd-9690-6dbc3e6c972d',
			},
			accessDenied: {
				message: 'Access denied.',
				code: 'ACCESS_DENIED',
				id: '01a53b27-82fc-445b-a0c1-b558465a8ed2',
			},
			noSuchFolder: {
				message: 'No such folder.',
				code: 'NO_SUCH_FOLDER',
				id: 'ea8fb7a5-af77-4a08-b608-c0218176cd73',
			},
			restrictedByRole: {
				message: 'This feature is restricted by your role.',
				code: 'RESTRICTED_BY_ROLE',
				id: '7f59dccb-f465-75ab-5cf4-3ce44e3282f7',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { fileId, folderId, name, isSensitive, comment } = params;
		const row = core.db.byId(files, fileId);
		if (!row) throw errors.noSuchFile();
		const isModerator = core.roles.isModerator(me);
		if (row.userId !== me.id && !isModerator) throw errors.accessDenied();
		if (name !== undefined && !isFileName(name)) throw errors.invalidFileName();
		if (isSensitive === false && row.isSensitive && !isModerator) {
			const owner = row.userId === null ? undefined : core.db.byId(users, row.userId);
			if (owner && core.roles.policies(owner).alwaysMarkNsfw) throw errors.restrictedByRole();
		}
		if (folderId && !ownFolder(core, row.userId ?? '', folderId)) throw errors.noSuchFolder();
		const patch = {
			...(name === undefined ? {} : { name }),
			...(isSensitive === undefined ? {} : { isSensitive }),
			...(comment === undefined ? {} : { comment }),
			...(folderId === undefined ? {} : { folderId }),
		};
		core.db.update(files, patch, 'id = ?', row.id);
		const changed = { ...row, ...patch };
		const packed = packOwnFile(core, changed);
		core.bus.emit('file', changed);
		if (row.userId !== null) core.bus.emit('drive', { userId: row.userId, type: 'fileUpdated', body: packed });
		return packed;
	},
);
