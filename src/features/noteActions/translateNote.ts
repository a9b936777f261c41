import { passGate } from '@/blocks/actions/gate';
import { currentLanguage } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { translations } from '@/stores/translations';

/** Has the server translate a note into the language of the page; the note shows it below its own text. */
export async function translateNote(session: Session, noteId: string): Promise<void> {
	await passGate(session, {
		optimistic() {
			translations.set(session, noteId, null);
			return () => translations.remove(session, noteId);
		},
		async perform({ api }) {
			const answer = await api.call('notes/translate', { noteId, targetLang: currentLanguage() });
			// Of a note without a text there is none.
			if (answer?.text) translations.set(session, noteId, { text: answer.text, sourceLang: answer.sourceLang ?? '' });
			else translations.remove(session, noteId);
		},
	});
}
