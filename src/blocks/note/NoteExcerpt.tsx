import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import { MfmText } from '../mfm/MfmText';

interface NoteExcerptProps {
	note: Note;
	/** Null if unknown. */
	author: User | null;
	/** In characters. */
	length: number;
}

/** A note's content warning, or its text without markup, in one line without links; empty if it has neither. */
export function NoteExcerpt({ note, author, length }: NoteExcerptProps) {
	const written = note.cw ?? note.text;
	if (!written) return null;
	return (
		<bdi>
			<MfmText
				text={written}
				mode={note.cw === null ? 'full' : 'simple'}
				host={author?.host ?? null}
				emojis={note.emojis}
				isCat={author?.isCat}
				excerptLength={length}
			/>
		</bdi>
	);
}
