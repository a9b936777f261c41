import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { fetchNamedNote } from '@/blocks/note/fetchNamedNote';
import { plainName } from '@/domain/person/plainName';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';

const MAX_LENGTH = 1_000;

/**
 * Asks for a note by its address or id.
 * @returns null if cancelled, or if there is no such note (already reported)
 * @throws {ApiError} {NetworkError} as the calls do
 */
export async function askNote(session: Session): Promise<NamedTarget | null> {
	const entered = await prompt({
		title: text.decks.threadAsk,
		text: text.decks.threadAskText,
		label: text.decks.threadField,
		placeholder: 'https://',
		minLength: 1,
		maxLength: MAX_LENGTH,
	});
	if (entered === undefined) return null;
	const note = await fetchNamedNote(session, entered);
	if (!note) {
		await alert({ type: 'error', title: text.notePage.notFound, text: text.notePage.notFoundText });
		return null;
	}
	const [id = note.id] = session.entities.ingest([note]);
	const author = session.entities.user(session.entities.note(id)?.userId ?? '');
	return { id, name: fill(text.timeline.threadOf, { name: author ? plainName(author) : '' }) };
}
