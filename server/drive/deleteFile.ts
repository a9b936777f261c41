import type { Core } from '../Core';
import { channels } from '../store/tables/collections';
import { type FileRow, files } from '../store/tables/drive';
import { pages } from '../store/tables/pages';
import { users } from '../store/tables/users';
import { removeBytes } from './removeBytes';

/**
 * Deletes a file from the drive, notes, avatars and the disk; its URL gives 404 from then on. A renote that had only
 * this file becomes a pure renote, for clients too.
 */
export function deleteFile(core: Core, file: FileRow): void {
	core.db.transaction(() => {
		core.db.delete(files, 'id = ?', file.id);
		core.db.run(
			`UPDATE notes SET
				fileIds = (SELECT json_group_array(value) FROM json_each(notes.fileIds) WHERE value != ?1),
				hasFiles = json_array_length(fileIds) > 1,
				isPureRenote = json_array_length(fileIds) = 1 AND renoteId IS NOT NULL AND replyId IS NULL
					AND text IS NULL AND cw IS NULL AND hasPoll = 0
			WHERE hasFiles = 1 AND userId = ?2 AND EXISTS (SELECT 1 FROM json_each(notes.fileIds) WHERE value = ?1)`,
			file.id,
			file.userId,
		);
		core.db.update(users, { avatarId: null, avatarPath: null, avatarBlurhash: null }, 'avatarId = ?', file.id);
		core.db.update(users, { bannerId: null, bannerPath: null, bannerBlurhash: null }, 'bannerId = ?', file.id);
		core.db.update(channels, { bannerId: null }, 'bannerId = ?', file.id);
		core.db.update(pages, { eyeCatchingImageId: null }, 'eyeCatchingImageId = ?', file.id);
		core.db.afterCommit(() => {
			removeBytes(core, file).catch((error: unknown) => console.error(`The bytes of ${file.id} stay:`, error));
			core.bus.emit('fileCount', { file, change: -1 });
			if (file.userId === null) return;
			core.bus.emit('drive', { userId: file.userId, type: 'fileDeleted', body: file.id });
		});
	});
}
