import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { startImport } from '../../imports/startImport';

export default defineEndpoint(
	{
		name: 'i/import-muting',
		params: p.params({ fileId: p.id() }),
		credential: true,
		secure: true,
		policy: 'canImportMuting',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 1 },
		errors: {
			noSuchFile: {
				code: 'NO_SUCH_FILE',
				id: 'e674141e-bd2a-ba85-e616-aefb187c9c2a',
				message: 'No such file.',
			},
			unexpectedFileType: {
				code: 'UNEXPECTED_FILE_TYPE',
				id: '568c6e42-c86c-ba09-c004-517f83f9f1a8',
				message: 'We need a CSV file.',
			},
			tooBigFile: {
				code: 'TOO_BIG_FILE',
				id: '9b4ada6d-d7f7-0472-0713-4f558bd1ec9c',
				message: 'That file is too big.',
			},
			emptyFile: {
				code: 'EMPTY_FILE',
				id: 'd2f12af1-e7b4-feac-86a3-519548f2728e',
				message: 'That file is empty.',
			},
		},
	},
	({ core, me, params }) => startImport(core, me, 'muting', params.fileId),
);
