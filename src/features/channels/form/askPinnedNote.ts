import { ApiError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { fetchNamedNote } from '@/blocks/note/fetchNamedNote';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';

/**
 * Asks for the address or id of a note in the channel; the note is stored in the session then.
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
	try {
		const note = await fetchNamedNote(session, entered);
		if (!note) return await refuse(text.channels.noSuchNote);
		if (note.channelId !== channelId) return await refuse(text.channels.otherChannel);
		session.entities.ingest([note]);
		return note.id;
	} catch (error) {
		if (error instanceof ApiError && error.code.startsWith('NO_SUCH_')) return refuse(text.channels.noSuchNote);
		await showError(error);
		return null;
	}
}

async function refuse(why: string): Promise<null> {
	await alert({ type: 'error', title: text.channels.notPinned, text: why });
	return null;
}
