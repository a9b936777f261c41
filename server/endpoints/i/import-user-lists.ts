import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { startImport } from '../../imports/startImport';

export default defineEndpoint(
	{
		name: 'i/import-user-lists',
		params: p.params({ fileId: p.id() }),
		credential: true,
		secure: true,
		policy: 'canImportUserLists',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 1 },
		errors: {
			noSuchFile: {
				code: 'NO_SUCH_FILE',
				id: 'ea9cc34f-c415-4bc6-a6fe-28ac40357049',
				message: 'No such file.',
			},
			unexpectedFileType: {
				code: 'UNEXPECTED_FILE_TYPE',
				id: 'a3c9edda-dd9b-4596-be6a-150ef813745c',
				message: 'We need a CSV file.',
			},
			tooBigFile: {
				code: 'TOO_BIG_FILE',
				id: 'ae6e7a22-971b-4b52-b2be-fc0b9b121fe9',
				message: 'That file is too big.',
			},
			emptyFile: {
				code: 'EMPTY_FILE',
				id: '99efe367-ce6e-4d44-93f8-5fae7b040356',
				message: 'That file is empty.',
			},
		},
	},
	({ core, me, params }) => startImport(core, me, 'user-lists', params.fileId),
);
