import { cleanFileName, isFileName } from '../../../drive/fileNames';
import { storeFile } from '../../../drive/storeFile';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packOwnFile } from '../../../pack/packOwnFile';

const HOUR_MS = 3_600_000;

export default defineEndpoint(
	{
		name: 'drive/files/create',
		params: p.params({
			folderId: p.nullish(p.id()),
			name: p.nullish(p.text({ max: 1024 })),
			comment: p.nullish(p.text({ max: 512 })),
			isSensitive: p.optional(p.flag(), false),
			force: p.optional(p.flag(), false),
			// The file itself is not among the parameters.
			file: p.optional(p.json({ maxBytes: 1024, maxDepth: 4 })),
		}),
		credential: true,
		permission: 'write:drive',
		file: true,
		prohibitMoved: true,
		limit: { duration: HOUR_MS, max: 120 },
		errors: {
			invalidFileName: {
				message: 'Invalid file name.',
				code: 'INVALID_FILE_NAME',
				id: 'f449b209-0c60-4e51-84d5-29486263bfd4',
			},
			noFreeSpace: {
				message: 'Cannot upload the file because you have no free space of drive.',
				code: 'NO_FREE_SPACE',
				id: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064',
			},
			maxFileSizeExceeded: {
				message: 'Cannot upload the file because it exceeds the maximum file size.',
				code: 'MAX_FILE_SIZE_EXCEEDED',
				id: 'b9d8c348-33f0-4673-b9a9-5d4da058977a',
				status: 413,
			},
			unallowedFileType: {
				message: 'Cannot upload the file because it is an unallowed file type.',
				code: 'UNALLOWED_FILE_TYPE',
				id: '4becd248-7f2c-48c4-a9f0-75edc4f9a1ea',
			},
		},
	},
	async ({ core, me, params, file, errors }) => {
		if (params.name && !isFileName(params.name)) throw errors.invalidFileName();
		const row = await storeFile(core, me, {
			path: file?.path ?? '',
			name: params.name || cleanFileName(file?.name),
			folderId: params.folderId || null,
			comment: params.comment || null,
			isSensitive: params.isSensitive,
			force: params.force,
		});
		return packOwnFile(core, row);
	},
);
