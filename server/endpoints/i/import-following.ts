import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { startImport } from '../../imports/startImport';

export default defineEndpoint(
	{
		name: 'i/import-following',
		params: p.params({ fileId: p.id(), withReplies: p.optional(p.flag()) }),
		credential: true,
		secure: true,
		policy: 'canImportFollowing',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 1 },
		errors: {
			noSuchFile: {
				code: 'NO_SUCH_FILE',
				id: 'b98644cf-a5ac-4277-a502-0b8054a709a3',
				message: 'No such file.',
			},
			unexpectedFileType: {
				code: 'UNEXPECTED_FILE_TYPE',
				id: '660f3599-bce0-4f95-9dde-311fd841c183',
				message: 'We need a CSV file.',
			},
			tooBigFile: {
				code: 'TOO_BIG_FILE',
				id: 'dee9d4ed-ad07-43ed-8b34-b2856398bc60',
				message: 'That file is too big.',
			},
			emptyFile: {
				code: 'EMPTY_FILE',
				id: '31a1b42c-06f7-42ae-8a38-a661c5c9f691',
				message: 'That file is empty.',
			},
		},
	},
	({ core, me, params: { fileId, withReplies = false } }) =>
		startImport(core, me, 'following', fileId, { withReplies }),
);
