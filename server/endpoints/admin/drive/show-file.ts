import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { dateOfId } from '../../../store/IdSource';
import { files } from '../../../store/tables/drive';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'admin/drive/show-file',
		params: p.withOneOf(['fileId', 'url'], { fileId: p.optional(p.id()), url: p.optional(p.url()) }),
		credential: true,
		permission: 'read:admin:drive',
		role: 'moderator',
		errors: {
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'caf3ca38-c6e5-472e-a30c-b05377dcc240', message: 'No such file.' },
		},
	},
	({ core, params, errors }) => {
		const { db, urls } = core;
		const key = params.url === undefined ? '' : urls.toPath(params.url).replace(/^\/files\//, '');
		const row =
			params.fileId === undefined
				? db.first(files, 'WHERE ? IN (t.accessKey, t.webpublicKey, t.thumbnailKey)', key)
				: db.byId(files, params.fileId);
		if (!row) throw errors.noSuchFile();
		const owner = row.userId === null ? undefined : db.byId(users, row.userId);
		const addressOf = (name: string | null) => (name === null ? null : urls.file(name));
		return {
			id: row.id,
			createdAt: dateOfId(row.id),
			userId: row.userId,
			userHost: owner?.host ?? null,
			md5: row.md5,
			name: row.name,
			type: row.type,
			size: row.size,
			comment: row.comment,
			blurhash: row.blurhash,
			properties: row.properties,
			folderId: row.folderId,
			isSensitive: row.isSensitive,
			// The server doesn't analyse pictures.
			maybeSensitive: false,
			maybePorn: false,
			// All files are local, and upload addresses aren't stored.
			isLink: false,
			storedInternal: true,
			src: null,
			uri: null,
			requestIp: null,
			requestHeaders: null,
			url: urls.file(row.accessKey),
			thumbnailUrl: addressOf(row.thumbnailKey),
			webpublicUrl: addressOf(row.webpublicKey),
			webpublicType: row.webpublicType,
			accessKey: row.accessKey,
			thumbnailAccessKey: row.thumbnailKey,
			webpublicAccessKey: row.webpublicKey,
		};
	},
);
