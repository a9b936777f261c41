import type { Loose, WireFile, WireFolder, WireNote } from '../entities';
import type { Endpoint, Known } from './Endpoint';

export interface DriveEndpoints {
	/** In bytes. */
	drive: Known<'drive', Loose<{ capacity: number; usage: number }>>;
	'drive/files': Known<'drive/files', WireFile[]>;
	'drive/files/attached-notes': Known<'drive/files/attached-notes', WireNote[]>;
	/** Multipart form data; only `api/uploadFile` calls it. */
	'drive/files/create': Endpoint<never, WireFile>;
	'drive/files/delete': Known<'drive/files/delete', undefined>;
	'drive/files/move-bulk': Known<'drive/files/move-bulk', undefined>;
	'drive/files/show': Known<'drive/files/show', WireFile>;
	'drive/files/update': Known<'drive/files/update', WireFile>;
	/** The file arrives through the stream. */
	'drive/files/upload-from-url': Known<'drive/files/upload-from-url', undefined>;
	'drive/folders': Known<'drive/folders', WireFolder[]>;
	'drive/folders/create': Known<'drive/folders/create', WireFolder>;
	'drive/folders/delete': Known<'drive/folders/delete', undefined>;
	'drive/folders/show': Known<'drive/folders/show', WireFolder>;
	'drive/folders/update': Known<'drive/folders/update', WireFolder>;
	'drive/stream': Known<'drive/stream', WireFile[]>;
}
