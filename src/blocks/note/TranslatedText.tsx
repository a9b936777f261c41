import type { ReactNode } from 'react';
import type { Note } from '@/domain/note/Note';
import { fill } from '@/i18n/fill';
import { languageName } from '@/i18n/languageName';
import { text } from '@/i18n/text';
import type { Translation } from '@/stores/translations';
import { Spinner } from '@/ui/state/Spinner';
import { MfmText } from '../mfm/MfmText';
import styles from './TranslatedText.module.css';

interface TranslatedTextProps extends Pick<Note, 'emojis'> {
	/** Null while it is requested. */
	translation: Translation | null;
	/** The author's server. */
	host: string | null;
}

/** The text of a note in the reader's language, with the language that it was translated from. */
export default function TranslatedText({ translation, host, emojis }: TranslatedTextProps): ReactNode {
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
