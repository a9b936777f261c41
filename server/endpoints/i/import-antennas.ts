import { readAntennas } from '../../antennas/readAntennas';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { importFile, textOf } from '../../imports/importFile';
import { antennas } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'i/import-antennas',
		params: p.params({ fileId: p.id() }),
		credential: true,
		secure: true,
		policy: 'canImportAntennas',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 1 },
		errors: {
			noSuchFile: {
				code: 'NO_SUCH_FILE',
				id: '3b71d086-c3fa-431c-b01d-ded65a777172',
				message: 'No such file.',
			},
			emptyFile: {
				code: 'EMPTY_FILE',
				id: '7f60115d-8d93-4b0f-bd0e-3815dcbb389f',
				message: 'That file is empty.',
			},
			tooManyAntennas: {
				code: 'TOO_MANY_ANTENNAS',
				id: '600917d4-a4cb-4cc5-8ba8-7ac8ea3c7779',
				message: 'That is more antennas than you may have.',
			},
		},
	},
	async ({ core, me, params, errors }) => {
		const read = readAntennas(await textOf(core, importFile(core, me, params.fileId, false)));
		// The real server fails here (500); ours says what was wrong.
		if (!read) {
			const reason = 'must be a file of exported antennas';
			throw new ApiError(commonErrors.invalidParam, { param: '#/properties/fileId', reason });
		}
		const limit = core.roles.policies(me).antennaLimit;
		if (core.db.count(antennas, 't.userId = ?', me.id) + read.length > limit) throw errors.tooManyAntennas();
		if (core.jobs.of('import', me.id).some(job => job.what === 'antennas')) return;
		core.jobs.add('import', me.id, { what: 'antennas', fileId: params.fileId });
	},
);
