import { ApiError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { fetchNamedNote } from '@/blocks/note/fetchNamedNote';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';

const MAX_LENGTH = 1_000;

/**
 * Asks for a note by its address or id.
 * @returns its id on this server; null if cancelled, or if there is no such note (already reported)
 */
export async function askPageNote(session: Session): Promise<string | null> {
	const entered = await prompt({
		title: text.pages.chooseNote,
		text: text.pages.chooseNoteAbout,
		label: text.pages.noteAddress,
		placeholder: 'https://',
		minLength: 1,
		maxLength: MAX_LENGTH,
	});
	if (entered === undefined) return null;
	try {
		const note = await fetchNamedNote(session, entered);
		if (note) return note.id;
	} catch (error) {
		const isUnknown = error instanceof ApiError && error.code.startsWith('NO_SUCH_');
		if (!isUnknown) {
			await showError(error);
			return null;
		}
	}
	await alert({ type: 'error', title: text.pages.noSuchNote });
	return null;
}
