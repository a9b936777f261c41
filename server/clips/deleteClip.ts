import type { Core } from '../Core';
import { type ClipRow, clipFavorites, clipNotes, clips } from '../store/tables/collections';

/** Deletes a clip. Its notes stay. */
export function deleteClip({ db }: Core, clip: ClipRow): void {
	db.transaction(() => {
		db.run(
			'UPDATE notes SET clippedCount = max(0, clippedCount - 1) WHERE id IN (SELECT noteId FROM clipNotes WHERE clipId = ?)',
			clip.id,
		);
		db.delete(clipNotes, 'clipId = ?', clip.id);
		db.delete(clipFavorites, 'clipId = ?', clip.id);
		db.delete(clips, 'id = ?', clip.id);
	});
}
