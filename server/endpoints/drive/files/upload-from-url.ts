import { uploadFromUrl } from '../../../drive/uploadFromUrl';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

const HOUR_MS = 3_600_000;

/** Starts downloading a file. The result arrives in `main`: `urlUploadFinished`, or nothing. */
export default defineEndpoint(
	{
		name: 'drive/files/upload-from-url',
		params: p.params({
			url: p.url(),
			folderId: p.nullish(p.id()),
			isSensitive: p.optional(p.flag(), false),
			comment: p.nullish(p.text({ max: 512 })),
			marker: p.nullish(p.text({ max: 512 })),
			force: p.optional(p.flag(), false),
		}),
		credential: true,
		permission: 'write:drive',
		prohibitMoved: true,
		limit: { duration: HOUR_MS, max: 60 },
	},
	({ core, me, params }) => {
		const { url, folderId = null, comment = null, marker = null, isSensitive, force } = params;
		const upload = { ownerId: me.id, url, folderId, comment, marker, isSensitive, force };
		core.background.add(signal => uploadFromUrl(core, upload, signal));
	},
);
