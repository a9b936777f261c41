import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { startImport } from '../../imports/startImport';

export default defineEndpoint(
	{
		name: 'i/import-blocking',
		params: p.params({ fileId: p.id() }),
		credential: true,
		secure: true,
		policy: 'canImportBlocking',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 1 },
		errors: {
			noSuchFile: {
				code: 'NO_SUCH_FILE',
				id: 'ebb53e5f-6574-9c0c-0b92-7ca6def56d7e',
				message: 'No such file.',
			},
			unexpectedFileType: {
				code: 'UNEXPECTED_FILE_TYPE',
				id: 'b6fab7d6-d945-d67c-dfdb-32da1cd12cfe',
				message: 'We need a CSV file.',
			},
			tooBigFile: {
				code: 'TOO_BIG_FILE',
				id: 'b7fbf0b1-aeef-3b21-29ef-fadd4cb72ccf',
				message: 'That file is too big.',
			},
			emptyFile: {
				code: 'EMPTY_FILE',
				id: '6f3a4dcc-f060-a707-4950-806fbdbe60d6',
				message: 'That file is empty.',
			},
		},
	},
	({ core, me, params }) => startImport(core, me, 'blocking', params.fileId),
);
