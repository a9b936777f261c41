import { passGate } from '@/blocks/actions/gate';
import { currentLanguage } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { translations } from '@/stores/translations';

/** Makes the server translate a note into the language of the page; shown below the note's text. */
export async function translateNote(session: Session, noteId: string): Promise<void> {
	await passGate(session, {
		optimistic() {
			translations.set(session, noteId, null);
			return () => translations.remove(session, noteId);
		},
		async perform({ api }) {
			const answer = await api.call('notes/translate', { noteId, targetLang: currentLanguage() });
			// Put away meanwhile.
			if (translations.get(session, noteId) === undefined) return;
			// A note without a text has no translation.
			if (answer?.text) translations.set(session, noteId, { text: answer.text, sourceLang: answer.sourceLang ?? '' });
			else translations.remove(session, noteId);
		},
	});
}
