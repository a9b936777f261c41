import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { NoteQuery } from '../../../notes/NoteQuery';
import { packNotes } from '../../../pack/packNote';
import { files } from '../../../store/tables/drive';

/** The notes that use a file: for its owner, and for moderators as far as they may see the notes. */
export default defineEndpoint(
	{
		name: 'drive/files/attached-notes',
		params: p.params({ fileId: p.id(), limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:drive',
		errors: {
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'c118ece3-2e4b-4296-99d1-51756e32d232', message: 'No such file.' },
		},
	},
	({ core, me, params, errors }) => {
		const file = core.db.byId(files, params.fileId);
		if (!file || (file.userId !== me.id && !core.roles.isModerator(me))) throw errors.noSuchFile();
		// A file is only used in notes of its owner.
		const rows = new NoteQuery(core, me.id)
			.where('t.userId = ? AND t.hasFiles = 1', file.userId)
			.where('EXISTS (SELECT 1 FROM json_each(t.fileIds) WHERE value = ?)', file.id)
			.visible()
			.page(params)
			.rows(params.limit);
		return packNotes(core, rows, me.id);
	},
);
