import type { Core } from '../Core';
import { thumbnailName } from '../drive/fileNames';
import { files } from '../store/tables/drive';

/** The file of a key in `/files/`: the type of its bytes and its display name; null if unknown. */
export function findStoredFile({ db }: Core, key: string): { type: string; name: string } | null {
	if (key.startsWith('thumbnail-')) {
		const row = db.first(files, 'WHERE t.thumbnailKey = ?', key);
		return row ? { type: 'image/webp', name: thumbnailName(row.name) } : null;
	}
	if (key.startsWith('webpublic-')) {
		const row = db.first(files, 'WHERE t.webpublicKey = ?', key);
		return row ? { type: row.webpublicType ?? row.type, name: row.name } : null;
	}
	const row = db.first(files, 'WHERE t.accessKey = ?', key);
	return row ? { type: row.type, name: row.name } : null;
}
