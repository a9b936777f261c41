import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { Note } from '@/domain/note/Note';
import { useSession } from '@/stores/session/SessionContext';
import { translations } from '@/stores/translations';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';

interface NoteTranslationProps extends Pick<Note, 'emojis'> {
	noteId: string;
	host: string | null;
}

const TranslatedText = lazyPart(() => import('./TranslatedText'));

/** The translation of a note, below its text, once requested. */
export function NoteTranslation({ noteId, host, emojis }: NoteTranslationProps): ReactNode {
	const session = useSession();
	const read = useCallback(() => translations.get(session, noteId), [session, noteId]);
	const translation = useSyncExternalStore(translations.subscribe, read);
	if (translation === undefined) return null;
	return (
		<LatePart>
			<TranslatedText translation={translation} host={host} emojis={emojis} />
		</LatePart>
	);
}
