import { flag, integer, json, nullableText, type RowOf, table, text } from '../table';

export const files = table(
	'files',
	{
		id: text(),
		/** Null for the server itself. */
		userId: nullableText(),
		folderId: nullableText(),
		name: text(),
		/** MIME type. */
		type: text(),
		md5: text(),
		/** Bytes. */
		size: integer(),
		comment: nullableText(),
		blurhash: nullableText(),
		properties: json<{ width?: number; height?: number; orientation?: number; avgColor?: string }>({}),
		isSensitive: flag(),
		/** The last part of its path, `/files/{accessKey}`. */
		accessKey: text(),
		/** The last part of the thumbnail's path; null for none. */
		thumbnailKey: nullableText(),
		/** The last part of the public copy's path; null if the original is public. */
		webpublicKey: nullableText(),
		webpublicType: nullableText(),
	},
	{
		key: ['id'],
		indexes: [
			['userId', 'id'],
			['userId', 'md5'],
			['userId', 'folderId', 'id'],
			['folderId', 'id'],
			['accessKey'],
			['thumbnailKey'],
			['webpublicKey'],
		],
	},
);
export type FileRow = RowOf<typeof files>;

export const folders = table(
	'folders',
	{ id: text(), userId: text(), name: text(), parentId: nullableText() },
	{ key: ['id'], indexes: [['userId', 'parentId', 'id'], ['parentId']] },
);
export type FolderRow = RowOf<typeof folders>;
