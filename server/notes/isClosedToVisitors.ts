import type { Core } from '../Core';
import type { NoteRow } from '../store/tables/notes';

/** Whether this server hides the note from visitors (setting `ugcVisibilityForVisitor`). */
export function isClosedToVisitors({ settings }: Core, note: Pick<NoteRow, 'userHost'>): boolean {
	const who = settings.get('ugcVisibilityForVisitor');
	return who === 'none' || (who === 'local' && note.userHost !== null);
}
