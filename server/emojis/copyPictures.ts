import type { Core } from '../Core';
import { files } from '../store/tables/drive';
import { emojis } from '../store/tables/server';
import { announceUpdated } from './announceEmoji';
import { emojiPicture } from './emojiFields';
import { withServerCopy } from './withServerCopy';

/**
 * Gives copies of the server to emojis that still have a file of a person, as those added by older versions do. One whose
 * file can't be copied keeps it.
 */
export async function copyPictures(core: Core, signal: AbortSignal): Promise<void> {
	const ids = core.db.all<{ id: string }>(
		`SELECT e.id FROM emojis e JOIN files f ON f.id = e.fileId
			WHERE e.host IS NULL AND f.userId IS NOT NULL ORDER BY e.id`,
	);
	for (const { id } of ids) {
		if (signal.aborted) return;
		try {
			await copyPicture(core, id);
		} catch (error) {
			if (!signal.aborted) console.error(`The picture of the emoji ${id} can't be copied:`, error);
		}
	}
}

async function copyPicture(core: Core, id: string): Promise<void> {
	const fileId = core.db.byId(emojis, id)?.fileId ?? '';
	const file = core.db.byId(files, fileId);
	if (!file) return;
	await withServerCopy(core, file, copy => {
		if (core.db.byId(emojis, id)?.fileId !== fileId) throw new Error('it has another picture by now');
		core.db.update(emojis, emojiPicture(copy), 'id = ?', id);
		announceUpdated(core, id);
	});
}
