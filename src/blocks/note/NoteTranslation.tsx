import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { Note } from '@/domain/note/Note';
import { fill } from '@/i18n/fill';
import { languageName } from '@/i18n/languageName';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { translations } from '@/stores/translations';
import { Spinner } from '@/ui/state/Spinner';
import { MfmText } from '../mfm/MfmText';
import styles from './NoteTranslation.module.css';

interface NoteTranslationProps extends Pick<Note, 'emojis'> {
	noteId: string;
	host: string | null;
}

/** The translation of a note, below its text, once requested. */
export function NoteTranslation({ noteId, host, emojis }: NoteTranslationProps): ReactNode {
	const session = useSession();
	const read = useCallback(() => translations.get(session, noteId), [session, noteId]);
	const translation = useSyncExternalStore(translations.subscribe, read);
	if (translation === undefined) return null;
	return (
		<div className={styles.translation} role="status" aria-busy={translation === null || undefined}>
			{translation === null ? (
				<Spinner size={18} label={text.noteMenu.translating} />
			) : (
				<>
					<p className={styles.from}>
						{fill(text.noteMenu.translatedFrom, { language: languageName(translation.sourceLang.toLowerCase()) })}
					</p>
					<div dir="auto">
						<MfmText text={translation.text} host={host} emojis={emojis} />
					</div>
				</>
			)}
		</div>
	);
}
