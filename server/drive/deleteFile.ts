import { rm } from 'node:fs/promises';
import type { Core } from '../Core';
import { type FileRow, files } from '../store/tables/drive';
import { users } from '../store/tables/users';
import { filePath } from './FileKey';

/** Removes a file from drive, notes, faces and disk. Its address answers 404 from then on. */
export function deleteFile(core: Core, file: FileRow): void {
	core.db.transaction(() => {
		core.db.delete(files, 'id = ?', file.id);
		core.db.run(
			`UPDATE notes SET
				fileIds = (SELECT json_group_array(value) FROM json_each(notes.fileIds) WHERE value != ?1),
				hasFiles = json_array_length(fileIds) > 1
			WHERE hasFiles = 1 AND userId = ?2 AND EXISTS (SELECT 1 FROM json_each(notes.fileIds) WHERE value = ?1)`,
			file.id,
			file.userId,
		);
		core.db.update(users, { avatarId: null, avatarPath: null, avatarBlurhash: null }, 'avatarId = ?', file.id);
		core.db.update(users, { bannerId: null, bannerPath: null, bannerBlurhash: null }, 'bannerId = ?', file.id);
		core.db.afterCommit(() => {
			for (const key of [file.accessKey, file.thumbnailKey, file.webpublicKey]) {
				const path = key === null ? null : filePath(core.filesFolder, key);
				if (path) void rm(path, { force: true });
			}
			if (file.userId === null) return;
			core.bus.emit('drive', { userId: file.userId, type: 'fileDeleted', body: file.id });
		});
	});
}
