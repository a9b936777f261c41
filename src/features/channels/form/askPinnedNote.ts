import { ApiError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { paramsAt } from '@/domain/paths/readPath';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';

/**
 * Asks for the address of a note in the channel; it is stored in the session then.
 * @returns its id; null if cancelled, or if it can't be pinned there (already reported)
 */
export async function askPinnedNote(session: Session, channelId: string): Promise<string | null> {
	const entered = await prompt({
		title: text.channels.addPinned,
		text: text.channels.addPinnedText,
		label: text.channels.noteAddress,
		minLength: 1,
	});
	if (entered === undefined) return null;
	const noteId = noteIdIn(entered.trim());
	if (noteId === null) return refuse(text.channels.noSuchNote);
	try {
		const note = await session.api.call('notes/show', { noteId });
		if (note.channelId !== channelId) return await refuse(text.channels.otherChannel);
		session.entities.ingest([note]);
		return note.id;
	} catch (error) {
		if (error instanceof ApiError && error.code === 'NO_SUCH_NOTE') return refuse(text.channels.noSuchNote);
		await showError(error);
		return null;
	}
}

async function refuse(why: string): Promise<null> {
	await alert({ type: 'error', title: text.channels.notPinned, text: why });
	return null;
}

/** The id in the address of a note, or the text itself if it may be an id; null for neither. */
export function noteIdIn(entered: string): string | null {
	const { pathname } = URL.canParse(entered) ? new URL(entered) : { pathname: entered };
	const found = paramsAt('note', pathname)?.noteId;
	return found ?? (/^[\da-z]+$/i.test(entered) ? entered : null);
}
