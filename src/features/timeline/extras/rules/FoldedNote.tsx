import type { ReactNode } from 'react';
import { useRemembered } from '@/blocks/appearance/rememberedState';
import { HiddenNote } from '@/blocks/feed/HiddenNote';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';

/** Stands for a note that a rule folds; a press shows the note. */
export function FoldedNote({ noteId, children }: { noteId: string; children: ReactNode }): ReactNode {
	const session = useSession();
	const row = useNote(noteId);
	const note = useNote(row ? shownNoteId(row) : null);
	const user = useUser(note?.userId ?? null);
	const [isShown, setShown] = useRemembered(`${session.key} ${noteId} folded`, false);
	if (isShown) return children;
	if (!user) return null;
	const name = user.name ?? user.username;
	return (
		<HiddenNote
			noteId={noteId}
			name={name}
			said={fill(text.columnRules.folded, { name })}
			onShow={() => setShown(true)}
		/>
	);
}
