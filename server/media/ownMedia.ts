import type { Core } from '../Core';
import { filePath } from '../drive/FileKey';
import { findStoredFile } from './findStoredFile';
import { staticPicture } from './staticPictures';

/** A file of this server: on the disk, or drawn. */
export type OwnMedia = { name: string; path: string } | { name: string; bytes: Buffer };

/**
 * The file at a path of this server; null for none. The server never requests it from itself, as its own address may be
 * a private one.
 */
export async function ownMedia(core: Core, pathname: string): Promise<OwnMedia | null> {
	const [, folder = '', key = ''] = pathname.split('/');
	if (folder === 'static-assets') {
		const bytes = await staticPicture(key);
		return bytes && { name: key, bytes };
	}
	const found = folder === 'files' ? findStoredFile(core, key) : null;
	const path = found && filePath(core.filesFolder, key);
	return found && path ? { name: found.name, path } : null;
}
